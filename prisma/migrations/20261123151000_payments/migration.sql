-- CreateTable
CREATE TABLE "subscription_payments" (
    "id" SERIAL NOT NULL,
    "subscriptionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "dueOn" DATE NOT NULL,
    "state" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(24,12),
    "paidOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "subscription_payments_userId_dueOn_idx" ON "subscription_payments"("userId", "dueOn");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_payments_subscriptionId_dueOn_key" ON "subscription_payments"("subscriptionId", "dueOn");

-- AddForeignKey
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "user_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "subscription_payments"
  ADD CONSTRAINT "subscription_payments_state_check" CHECK ("state" IN ('paid', 'skipped', 'refunded')),
  ADD CONSTRAINT "subscription_payments_amountCents_check" CHECK (
    "amountCents" BETWEEN 0 AND 9999999999 AND ("state" <> 'skipped' OR "amountCents" = 0)),
  ADD CONSTRAINT "subscription_payments_currency_check" CHECK ("currency" IN (
    'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'CNY', 'INR', 'BRL', 'KRW', 'MXN', 'MYR', 'SGD', 'HKD', 'SEK', 'NOK',
    'DKK', 'PLN', 'TRY', 'ZAR')),
  ADD CONSTRAINT "subscription_payments_rate_check" CHECK ("rate" > 0),
  ADD CONSTRAINT "subscription_payments_paidOn_check" CHECK (("paidOn" IS NULL) = ("state" = 'skipped'));

-- Whether a user has fewer payments than they may have, volatile like the functions in the migration `quotas`.
CREATE FUNCTION has_room_for_payment("owner" INTEGER, "most" INTEGER) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
  SELECT NOT EXISTS (SELECT FROM "subscription_payments" WHERE "userId" = "owner" OFFSET "most" - 1)
$$;
