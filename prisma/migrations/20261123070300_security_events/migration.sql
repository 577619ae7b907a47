-- CreateTable
CREATE TABLE "security_events" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "method" TEXT,
    "browser" TEXT,
    "system" TEXT,
    "place" TEXT,
    "count" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "security_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "security_events_userId_id_idx" ON "security_events"("userId", "id" DESC);

-- CreateIndex
CREATE INDEX "security_events_createdAt_idx" ON "security_events"("createdAt");

-- AddForeignKey
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "security_events"
  ADD CONSTRAINT "security_events_kind_check" CHECK ("kind" IN (
    'signed-in', 'sign-in-failed', 'password-changed', 'email-changed', 'factor-changed')),
  ADD CONSTRAINT "security_events_method_check" CHECK ("method" IN ('password', 'passkey', 'single-sign-on')),
  ADD CONSTRAINT "security_events_browser_check" CHECK (length("browser") BETWEEN 1 AND 40),
  ADD CONSTRAINT "security_events_system_check" CHECK (length("system") BETWEEN 1 AND 40);
