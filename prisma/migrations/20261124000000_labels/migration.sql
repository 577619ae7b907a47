-- AlterTable
ALTER TABLE "user_subscriptions" ADD COLUMN     "cancelUrl" TEXT;

-- CreateTable
CREATE TABLE "labels" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "expiresOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "labels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_labels" (
    "subscriptionId" INTEGER NOT NULL,
    "labelId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "place" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "subscription_labels_pkey" PRIMARY KEY ("subscriptionId","labelId")
);

-- CreateIndex
CREATE UNIQUE INDEX "labels_id_userId_kind_key" ON "labels"("id", "userId", "kind");

-- CreateIndex
CREATE INDEX "subscription_labels_labelId_idx" ON "subscription_labels"("labelId");

-- CreateIndex
CREATE INDEX "subscription_labels_userId_idx" ON "subscription_labels"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_labels_subscriptionId_kind_place_key" ON "subscription_labels"("subscriptionId", "kind", "place");

-- CreateIndex
CREATE UNIQUE INDEX "user_subscriptions_id_userId_key" ON "user_subscriptions"("id", "userId");

-- AddForeignKey
ALTER TABLE "labels" ADD CONSTRAINT "labels_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_labels" ADD CONSTRAINT "subscription_labels_subscriptionId_userId_fkey" FOREIGN KEY ("subscriptionId", "userId") REFERENCES "user_subscriptions"("id", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_labels" ADD CONSTRAINT "subscription_labels_labelId_userId_kind_fkey" FOREIGN KEY ("labelId", "userId", "kind") REFERENCES "labels"("id", "userId", "kind") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "user_subscriptions"
  ADD CONSTRAINT "user_subscriptions_cancelUrl_check" CHECK ("cancelUrl" ~ '^https?://' AND char_length("cancelUrl") <= 2000);

ALTER TABLE "labels"
  ADD CONSTRAINT "labels_kind_check" CHECK ("kind" IN ('category', 'tag', 'method', 'person')),
  ADD CONSTRAINT "labels_name_check" CHECK ("name" = btrim("name") AND char_length("name") BETWEEN 1 AND 40),
  ADD CONSTRAINT "labels_color_check" CHECK ("color" IN ('green', 'blue', 'yellow', 'red', 'gray', 'purple', 'pink')),
  ADD CONSTRAINT "labels_expiresOn_check" CHECK ("expiresOn" IS NULL OR "kind" = 'method');

CREATE UNIQUE INDEX "labels_userId_kind_name_lower_key" ON "labels"("userId", "kind", lower("name"));

-- A subscription has one label of each kind and 10 tags, at most.
ALTER TABLE "subscription_labels"
  ADD CONSTRAINT "subscription_labels_place_check" CHECK ("place" BETWEEN 0 AND CASE "kind" WHEN 'tag' THEN 9 ELSE 0 END);
