-- AlterTable
ALTER TABLE "users" ADD COLUMN     "mailsOffAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "channelName" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "jobId" BIGINT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "answer" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_entries" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "subscriptionId" INTEGER,
    "saying" TEXT NOT NULL,
    "shownAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "deliveries_jobId_key" ON "deliveries"("jobId");

-- CreateIndex
CREATE INDEX "deliveries_userId_createdAt_id_idx" ON "deliveries"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "deliveries_createdAt_idx" ON "deliveries"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "deliveries_userId_key_channel_key" ON "deliveries"("userId", "key", "channel");

-- CreateIndex
CREATE INDEX "inbox_entries_userId_shownAt_id_idx" ON "inbox_entries"("userId", "shownAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "inbox_entries_subscriptionId_idx" ON "inbox_entries"("subscriptionId");

-- CreateIndex
CREATE INDEX "inbox_entries_createdAt_idx" ON "inbox_entries"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "inbox_entries_userId_key_place_key" ON "inbox_entries"("userId", "key", "place");

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "user_subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "deliveries"
  ADD CONSTRAINT "deliveries_channel_check" CHECK ("channel" ~ '^(email|[1-9][0-9]*)$'),
  ADD CONSTRAINT "deliveries_state_check" CHECK ("state" IN ('waiting', 'sending', 'delivered', 'failed', 'unknown')),
  ADD CONSTRAINT "deliveries_tries_check" CHECK ("tries" >= 0),
  ADD CONSTRAINT "deliveries_ended_check" CHECK (("endedAt" IS NULL) = ("state" IN ('waiting', 'sending')));

ALTER TABLE "inbox_entries"
  ADD CONSTRAINT "inbox_entries_kind_check"
    CHECK ("kind" IN ('renewal', 'trial-end', 'cancel-by', 'price-rise', 'channel-off'));
