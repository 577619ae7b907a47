-- Answers are kept for users only, and deleted with their accounts. Who sent the older ones, which would have been kept for a
-- day at most, cannot be told from their digests.
DELETE FROM "idempotent_answers";

-- AlterTable
ALTER TABLE "idempotent_answers" ADD COLUMN "userId" INTEGER NOT NULL;

-- CreateIndex
CREATE INDEX "idempotent_answers_userId_idx" ON "idempotent_answers"("userId");

-- AddForeignKey
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Statements are sent one by one where they end with a semicolon, so there is none inside of these functions.

-- Waits for others that add rows for this user, until the end of the transaction.
CREATE FUNCTION lock_user("user" INTEGER) RETURNS INTEGER LANGUAGE sql VOLATILE AS $$
  SELECT "id" FROM "users" WHERE "id" = "user" FOR NO KEY UPDATE
$$;

-- Whether a user has fewer rows than they may have. Each function is volatile so that it sees what was added while its
-- statement waited for the lock.
CREATE FUNCTION has_room_for_subscription("owner" INTEGER, "most" INTEGER) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
  SELECT NOT EXISTS (SELECT FROM "user_subscriptions" WHERE "userId" = "owner" OFFSET "most" - 1)
$$;

CREATE FUNCTION has_room_for_stack("owner" INTEGER, "most" INTEGER) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
  SELECT NOT EXISTS (SELECT FROM "projects" WHERE "userId" = "owner" OFFSET "most" - 1)
$$;

CREATE FUNCTION has_room_for_answer("owner" INTEGER, "most" INTEGER) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
  SELECT NOT EXISTS (SELECT FROM "idempotent_answers" WHERE "userId" = "owner" OFFSET "most" - 1)
$$;
