-- AlterTable
ALTER TABLE "user_subscriptions" ADD COLUMN     "reminderRules" JSONB;

-- CreateTable
CREATE TABLE "reminder_settings" (
    "userId" INTEGER NOT NULL,
    "hour" INTEGER NOT NULL DEFAULT 9,
    "rules" JSONB,
    "nextAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_settings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "reminders" (
    "userId" INTEGER NOT NULL,
    "subscriptionId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "channel" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("userId","subscriptionId","kind","day","daysBefore","channel")
);

-- CreateIndex
CREATE INDEX "reminder_settings_nextAt_idx" ON "reminder_settings"("nextAt");

-- CreateIndex
CREATE INDEX "reminders_subscriptionId_idx" ON "reminders"("subscriptionId");

-- CreateIndex
CREATE INDEX "reminders_day_idx" ON "reminders"("day");

-- AddForeignKey
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "user_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "reminder_settings"
  ADD CONSTRAINT "reminder_settings_hour_check" CHECK ("hour" BETWEEN 0 AND 23),
  ADD CONSTRAINT "reminder_settings_rules_check" CHECK (jsonb_typeof("rules") = 'array' AND jsonb_array_length("rules") <= 20);
ALTER TABLE "user_subscriptions"
  ADD CONSTRAINT "user_subscriptions_reminderRules_check" CHECK (
    jsonb_typeof("reminderRules") = 'array' AND jsonb_array_length("reminderRules") <= 20);
ALTER TABLE "reminders"
  ADD CONSTRAINT "reminders_kind_check" CHECK ("kind" IN ('renewal', 'trialEnd', 'cancelBy', 'priceRise')),
  ADD CONSTRAINT "reminders_daysBefore_check" CHECK ("daysBefore" BETWEEN 0 AND 365);

-- Everybody who tracks something is reminded from now on.
INSERT INTO "reminder_settings" ("userId") SELECT DISTINCT "userId" FROM "user_subscriptions";
