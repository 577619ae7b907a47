ALTER TABLE "users" ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE "users" ADD CONSTRAINT "users_timeZone_check" CHECK ("timeZone" ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$');

-- A new account has the time zone of the browser that asked for it.
ALTER TABLE "pending_registrations" ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE "openid_flows" ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT 'UTC';

-- The day that was the next payment's becomes the day from which all payments are counted.
ALTER TABLE "user_subscriptions" RENAME COLUMN "nextBillingDate" TO "startsOn";
