-- AlterTable
ALTER TABLE "access_tokens"
ADD COLUMN     "expiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "scopes" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "warnedAt" TIMESTAMPTZ(3);

-- Tokens from before go on doing what they could do.
UPDATE "access_tokens" SET "scopes" = CASE WHEN "canWrite"
  THEN 'subscriptions-write stacks-write account-write'
  ELSE 'subscriptions-read stacks-read account-read' END;

ALTER TABLE "access_tokens" DROP COLUMN "canWrite";

-- CreateIndex
CREATE INDEX "access_tokens_expiresAt_idx" ON "access_tokens"("expiresAt");

-- What schema.prisma cannot say
ALTER TABLE "access_tokens"
  ADD CONSTRAINT "access_tokens_scopes_check" CHECK (string_to_array("scopes", ' ') <@ ARRAY[
    'subscriptions-read', 'subscriptions-write', 'stacks-read', 'stacks-write', 'account-read', 'account-write']);
