-- CreateTable
CREATE TABLE "access_tokens" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "canWrite" BOOLEAN NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "actorId" INTEGER,
    "actorName" TEXT NOT NULL,
    "targetId" INTEGER,
    "targetName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "fields" TEXT NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_tokenHash_key" ON "access_tokens"("tokenHash");

-- CreateIndex
CREATE INDEX "access_tokens_userId_createdAt_id_idx" ON "access_tokens"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_createdAt_id_idx" ON "audit_entries"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actorId_idx" ON "audit_entries"("actorId");

-- CreateIndex
CREATE INDEX "audit_entries_targetId_idx" ON "audit_entries"("targetId");

-- AddForeignKey
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_targetId_fkey" FOREIGN KEY ("targetId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- What schema.prisma cannot say

ALTER TABLE "access_tokens"
  ADD CONSTRAINT "access_tokens_name_check" CHECK (length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "access_tokens_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "audit_entries"
  ADD CONSTRAINT "audit_entries_action_check" CHECK ("action" IN (
    'account-updated', 'admin-granted', 'admin-revoked', 'reset-link-created')),
  ADD CONSTRAINT "audit_entries_fields_check" CHECK (jsonb_typeof("fields"::jsonb) = 'array');
