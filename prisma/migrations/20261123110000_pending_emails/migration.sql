-- CreateTable
CREATE TABLE "pending_emails" (
    "userId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_emails_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_emails_tokenHash_key" ON "pending_emails"("tokenHash");

-- CreateIndex
CREATE INDEX "pending_emails_expiresAt_idx" ON "pending_emails"("expiresAt");

-- AddForeignKey
ALTER TABLE "pending_emails" ADD CONSTRAINT "pending_emails_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "pending_emails"
  ADD CONSTRAINT "pending_emails_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');
