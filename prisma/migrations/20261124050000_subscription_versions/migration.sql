-- CreateTable
CREATE TABLE "subscription_versions" (
    "userId" INTEGER NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "subscription_versions_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "subscription_versions" ADD CONSTRAINT "subscription_versions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Once a statement, however many rows it changes. Users who are being deleted have no version any more. What applies migrations
-- ends a statement at each semicolon, also in a body between dollar signs, so those of the body are written as \x3B.
CREATE FUNCTION "note_subscription_change"() RETURNS TRIGGER LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "subscription_versions" ("userId", "version")
  SELECT DISTINCT "changed"."userId", 1 FROM "changed" JOIN "users" ON "users"."id" = "changed"."userId" ORDER BY 1
  ON CONFLICT ("userId") DO UPDATE SET "version" = "subscription_versions"."version" + 1\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "subscriptions_inserted" AFTER INSERT ON "user_subscriptions"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
CREATE TRIGGER "subscriptions_updated" AFTER UPDATE ON "user_subscriptions"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
CREATE TRIGGER "subscriptions_deleted" AFTER DELETE ON "user_subscriptions"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
CREATE TRIGGER "payments_inserted" AFTER INSERT ON "subscription_payments"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
CREATE TRIGGER "payments_updated" AFTER UPDATE ON "subscription_payments"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
CREATE TRIGGER "payments_deleted" AFTER DELETE ON "subscription_payments"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_subscription_change"();
