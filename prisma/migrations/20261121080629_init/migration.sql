-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "resetToken" TEXT,
    "resetTokenExpiry" TIMESTAMPTZ(3),
    "lastLogin" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "projectType" TEXT NOT NULL,
    "budget" INTEGER NOT NULL,
    "projectDescription" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_recommendations" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "features" TEXT NOT NULL DEFAULT '[]',
    "badge" TEXT,
    "badgeColor" TEXT,
    "link" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_recommendations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_recommendations" (
    "id" SERIAL NOT NULL,
    "digest" TEXT NOT NULL,
    "projectType" TEXT NOT NULL,
    "budgetCents" INTEGER NOT NULL,
    "projectDescription" TEXT NOT NULL,
    "recommendations" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_recommendations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_subscriptions" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "monthlyAmount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "category" TEXT NOT NULL DEFAULT 'other',
    "description" TEXT,
    "websiteUrl" TEXT,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "nextBillingDate" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_resetToken_key" ON "users"("resetToken");

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_lastLogin_idx" ON "users"("lastLogin");

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions"("userId");

-- CreateIndex
CREATE INDEX "sessions_expiresAt_idx" ON "sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "projects_userId_createdAt_id_idx" ON "projects"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "saved_recommendations_projectId_createdAt_id_idx" ON "saved_recommendations"("projectId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_recommendations_digest_key" ON "subscription_recommendations"("digest");

-- CreateIndex
CREATE INDEX "subscription_recommendations_createdAt_idx" ON "subscription_recommendations"("createdAt");

-- CreateIndex
CREATE INDEX "user_subscriptions_userId_createdAt_id_idx" ON "user_subscriptions"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_subscriptions_userId_category_idx" ON "user_subscriptions"("userId", "category");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_recommendations" ADD CONSTRAINT "saved_recommendations_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What schema.prisma cannot say

-- Email and username are compared without regard to case and kept as they were typed.
CREATE UNIQUE INDEX "users_username_lower_key" ON "users"(lower("username"));
CREATE UNIQUE INDEX "users_email_lower_key" ON "users"(lower("email"));

ALTER TABLE "users"
  ADD CONSTRAINT "users_username_check" CHECK ("username" ~ '^[A-Za-z0-9_]{3,20}$'),
  ADD CONSTRAINT "users_email_check" CHECK ("email" ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length("email") <= 320),
  ADD CONSTRAINT "users_currency_check" CHECK ("currency" IN (
    'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'CNY', 'INR', 'BRL', 'KRW',
    'MXN', 'MYR', 'SGD', 'HKD', 'SEK', 'NOK', 'DKK', 'PLN', 'TRY', 'ZAR')),
  ADD CONSTRAINT "users_resetToken_check" CHECK (("resetToken" IS NULL) = ("resetTokenExpiry" IS NULL));

ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "projects"
  ADD CONSTRAINT "projects_name_check" CHECK (length("name") BETWEEN 1 AND 200),
  ADD CONSTRAINT "projects_projectType_check" CHECK ("projectType" IN (
    'personal', 'work', 'education', 'side-quest', 'student', 'entrepreneur', 'creator')),
  ADD CONSTRAINT "projects_budget_check" CHECK ("budget" BETWEEN 1 AND 1000000);

ALTER TABLE "saved_recommendations"
  ADD CONSTRAINT "saved_recommendations_features_check" CHECK (jsonb_typeof("features"::jsonb) = 'array'),
  ADD CONSTRAINT "saved_recommendations_badgeColor_check" CHECK (
    "badgeColor" IN ('green', 'blue', 'yellow', 'red', 'gray', 'purple', 'pink') OR "badgeColor" ~ '^#[0-9A-Fa-f]{6}$'),
  ADD CONSTRAINT "saved_recommendations_link_check" CHECK ("link" = '' OR "link" ~ '^https?://');

ALTER TABLE "subscription_recommendations"
  ADD CONSTRAINT "subscription_recommendations_digest_check" CHECK ("digest" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "subscription_recommendations_projectType_check" CHECK ("projectType" IN (
    'personal', 'work', 'education', 'side-quest', 'student', 'entrepreneur', 'creator')),
  ADD CONSTRAINT "subscription_recommendations_budgetCents_check" CHECK ("budgetCents" BETWEEN 100 AND 100000000);

ALTER TABLE "user_subscriptions"
  ADD CONSTRAINT "user_subscriptions_name_check" CHECK (length("name") BETWEEN 1 AND 200),
  ADD CONSTRAINT "user_subscriptions_monthlyAmount_check" CHECK ("monthlyAmount" >= 0),
  ADD CONSTRAINT "user_subscriptions_currency_check" CHECK ("currency" IN (
    'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'CNY', 'INR', 'BRL', 'KRW',
    'MXN', 'MYR', 'SGD', 'HKD', 'SEK', 'NOK', 'DKK', 'PLN', 'TRY', 'ZAR')),
  ADD CONSTRAINT "user_subscriptions_category_check" CHECK ("category" IN (
    'work', 'personal', 'entertainment', 'side-quest', 'other')),
  ADD CONSTRAINT "user_subscriptions_websiteUrl_check" CHECK ("websiteUrl" ~ '^https?://');
