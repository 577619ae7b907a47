-- DropIndex
DROP INDEX "sessions_expiresAt_idx";

-- DropIndex
DROP INDEX "sessions_userId_idx";

-- AlterTable
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey",
ADD COLUMN     "browser" TEXT,
ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "method" TEXT NOT NULL DEFAULT 'password',
ADD COLUMN     "system" TEXT,
ADD CONSTRAINT "sessions_pkey" PRIMARY KEY ("id");

-- Until now, a session's last use was only known by its end, 30 days later.
UPDATE "sessions" SET "lastUsedAt" = greatest("expiresAt" - interval '30 days', "createdAt");

ALTER TABLE "sessions" DROP COLUMN "expiresAt";

-- CreateIndex
CREATE UNIQUE INDEX "sessions_tokenHash_key" ON "sessions"("tokenHash");

-- CreateIndex
CREATE INDEX "sessions_userId_createdAt_id_idx" ON "sessions"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "sessions_lastUsedAt_idx" ON "sessions"("lastUsedAt");

-- What schema.prisma cannot say
ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_browser_check" CHECK (length("browser") BETWEEN 1 AND 40),
  ADD CONSTRAINT "sessions_system_check" CHECK (length("system") BETWEEN 1 AND 40),
  ADD CONSTRAINT "sessions_method_check" CHECK ("method" IN ('password', 'passkey', 'single-sign-on'));
