-- CreateTable
CREATE TABLE "channels" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "sealedTarget" TEXT NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "offAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "channels_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "channels_userId_createdAt_id_idx" ON "channels"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "channels_removedAt_idx" ON "channels"("removedAt");

-- AddForeignKey
ALTER TABLE "channels" ADD CONSTRAINT "channels_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "channels"
  ADD CONSTRAINT "channels_name_check" CHECK (char_length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "channels_shape_check" CHECK ("shape" IN ('json', 'ntfy', 'discord', 'slack', 'telegram')),
  ADD CONSTRAINT "channels_off_check" CHECK ("offAt" IS NULL OR "failingSince" IS NOT NULL);

ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_scopes_check";
ALTER TABLE "access_tokens"
  ADD CONSTRAINT "access_tokens_scopes_check" CHECK (string_to_array("scopes", ' ') <@ ARRAY[
    'subscriptions-read', 'subscriptions-write', 'stacks-read', 'stacks-write', 'account-read', 'account-write',
    'reminders-read', 'reminders-write']);
