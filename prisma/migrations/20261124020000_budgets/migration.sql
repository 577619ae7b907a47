-- CreateTable
CREATE TABLE "budgets" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "category" TEXT,
    "labelId" INTEGER,
    "labelKind" TEXT,
    "amountCents" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,

    CONSTRAINT "budgets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "budgets_labelId_idx" ON "budgets"("labelId");

-- AddForeignKey
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_labelId_userId_labelKind_fkey" FOREIGN KEY ("labelId", "userId", "labelKind") REFERENCES "labels"("id", "userId", "kind") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "budgets"
  ADD CONSTRAINT "budgets_category_check" CHECK ("category" IN ('work', 'personal', 'entertainment', 'side-quest', 'other')),
  ADD CONSTRAINT "budgets_label_check" CHECK (("labelId" IS NULL) = ("labelKind" IS NULL) AND coalesce("labelKind", 'category') = 'category'),
  ADD CONSTRAINT "budgets_one_check" CHECK ("category" IS NULL OR "labelId" IS NULL),
  ADD CONSTRAINT "budgets_amountCents_check" CHECK ("amountCents" BETWEEN 1 AND 9999999999),
  ADD CONSTRAINT "budgets_currency_check" CHECK ("currency" IN (
    'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'CNY', 'INR', 'BRL', 'KRW', 'MXN', 'MYR', 'SGD', 'HKD', 'SEK', 'NOK',
    'DKK', 'PLN', 'TRY', 'ZAR'));

-- A user has one budget for all, and one for each category. It also finds the budgets of a user.
CREATE UNIQUE INDEX "budgets_userId_category_key" ON "budgets"("userId", coalesce("category", ''), coalesce("labelId", 0));
