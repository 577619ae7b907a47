-- CreateTable
CREATE TABLE "advice_decisions" (
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "until" DATE,
    "savesFrom" DATE,
    "savingCents" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advice_decisions_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "use_answers" (
    "subscriptionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "answer" TEXT NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "use_answers_pkey" PRIMARY KEY ("subscriptionId")
);

-- CreateIndex
CREATE INDEX "use_answers_userId_idx" ON "use_answers"("userId");

-- AddForeignKey
ALTER TABLE "advice_decisions" ADD CONSTRAINT "advice_decisions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "use_answers" ADD CONSTRAINT "use_answers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "use_answers" ADD CONSTRAINT "use_answers_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "user_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "advice_decisions"
  ADD CONSTRAINT "advice_decisions_key_check" CHECK ("key" ~ '^[a-z0-9-]{1,200}$'),
  ADD CONSTRAINT "advice_decisions_state_check" CHECK ("state" IN ('done', 'snoozed', 'dismissed')),
  ADD CONSTRAINT "advice_decisions_title_check" CHECK (char_length("title") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "advice_decisions_until_check" CHECK (("until" IS NOT NULL) = ("state" = 'snoozed')),
  ADD CONSTRAINT "advice_decisions_savesFrom_check" CHECK (("savesFrom" IS NOT NULL) = ("state" = 'done')),
  ADD CONSTRAINT "advice_decisions_savingCents_check" CHECK ("savingCents" >= 0),
  ADD CONSTRAINT "advice_decisions_currency_check" CHECK ("currency" IN (
    'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'CNY', 'INR', 'BRL', 'KRW', 'MXN', 'MYR', 'SGD', 'HKD', 'SEK', 'NOK',
    'DKK', 'PLN', 'TRY', 'ZAR'));
ALTER TABLE "use_answers"
  ADD CONSTRAINT "use_answers_answer_check" CHECK ("answer" IN ('yes', 'rarely', 'no'));

-- Whether a user has fewer decisions than they may have, volatile like the functions in the migration quotas.
CREATE FUNCTION has_room_for_decision("owner" INTEGER, "most" INTEGER) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
  SELECT NOT EXISTS (SELECT FROM "advice_decisions" WHERE "userId" = "owner" OFFSET "most" - 1)
$$;
