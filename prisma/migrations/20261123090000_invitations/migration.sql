-- CreateTable
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "email" TEXT,
    "isMailed" BOOLEAN NOT NULL,
    "tokenHash" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_tokenHash_key" ON "invitations"("tokenHash");

-- CreateIndex
CREATE INDEX "invitations_createdAt_id_idx" ON "invitations"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitations_userId_idx" ON "invitations"("userId");

-- CreateIndex
CREATE INDEX "invitations_expiresAt_idx" ON "invitations"("expiresAt");

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "invitations"
  ADD CONSTRAINT "invitations_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "invitations_isMailed_check" CHECK ("email" IS NOT NULL OR NOT "isMailed");

-- The server knows its templates. The table only takes what can be one.
ALTER TABLE "outbox"
  DROP CONSTRAINT "outbox_template_check",
  ADD CONSTRAINT "outbox_template_check" CHECK ("template" ~ '^[a-z]+(-[a-z]+)*$');
