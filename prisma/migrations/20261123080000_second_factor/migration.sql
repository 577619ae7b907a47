-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "provedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "authenticators" (
    "userId" INTEGER NOT NULL,
    "sealedSecret" TEXT NOT NULL,
    "lastStep" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "authenticators_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "userId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("userId","codeHash")
);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT NOT NULL DEFAULT '[]',
    "name" TEXT NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenges" (
    "challengeHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "boundTo" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challengeHash")
);

-- CreateTable
CREATE TABLE "second_steps" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_steps_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "server_secrets" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "server_secrets_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credentialId_key" ON "passkeys"("credentialId");

-- CreateIndex
CREATE INDEX "passkeys_userId_idx" ON "passkeys"("userId");

-- CreateIndex
CREATE INDEX "passkey_challenges_expiresAt_idx" ON "passkey_challenges"("expiresAt");

-- CreateIndex
CREATE INDEX "second_steps_userId_idx" ON "second_steps"("userId");

-- CreateIndex
CREATE INDEX "second_steps_expiresAt_idx" ON "second_steps"("expiresAt");

-- AddForeignKey
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What schema.prisma cannot say

-- Whoever signed in before has proved nothing since.
UPDATE "sessions" SET "provedAt" = "createdAt";

ALTER TABLE "authenticators"
  ADD CONSTRAINT "authenticators_lastStep_check" CHECK ("lastStep" >= 0);

ALTER TABLE "recovery_codes"
  ADD CONSTRAINT "recovery_codes_codeHash_check" CHECK ("codeHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "passkeys"
  ADD CONSTRAINT "passkeys_name_check" CHECK (length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "passkeys_counter_check" CHECK ("counter" >= 0),
  ADD CONSTRAINT "passkeys_transports_check" CHECK (jsonb_typeof("transports"::jsonb) = 'array');

ALTER TABLE "passkey_challenges"
  ADD CONSTRAINT "passkey_challenges_challengeHash_check" CHECK ("challengeHash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "passkey_challenges_purpose_check" CHECK (
    "purpose" IN ('add', 'prove', 'second-step', 'sign-in')),
  ADD CONSTRAINT "passkey_challenges_boundTo_check" CHECK (("boundTo" IS NULL) = ("purpose" = 'sign-in'));

ALTER TABLE "second_steps"
  ADD CONSTRAINT "second_steps_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
ALTER TABLE "audit_entries"
  ADD CONSTRAINT "audit_entries_action_check" CHECK ("action" IN (
    'account-updated', 'admin-granted', 'admin-revoked', 'reset-link-created', 'account-disabled', 'account-enabled', 'account-deleted',
    'second-factor-reset'));
