-- CreateTable
CREATE TABLE "calendar_addresses" (
    "userId" INTEGER NOT NULL,
    "secretHash" TEXT NOT NULL,
    "eventsId" UUID NOT NULL DEFAULT gen_random_uuid(),
    "lastReadAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_addresses_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_addresses_secretHash_key" ON "calendar_addresses"("secretHash");

-- AddForeignKey
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "calendar_addresses"
  ADD CONSTRAINT "calendar_addresses_secretHash_check" CHECK ("secretHash" ~ '^[0-9a-f]{64}$');
ALTER TABLE "security_events"
  DROP CONSTRAINT "security_events_kind_check",
  ADD CONSTRAINT "security_events_kind_check" CHECK ("kind" IN (
    'signed-in', 'sign-in-failed', 'password-changed', 'email-changed', 'factor-changed', 'identity-joined',
    'identity-removed', 'calendar-address-made'));
