-- CreateTable
CREATE TABLE "subscription_changes" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kept" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "subscription_changes_userId_idx" ON "subscription_changes"("userId");

-- CreateIndex
CREATE INDEX "subscription_changes_createdAt_idx" ON "subscription_changes"("createdAt");

-- AddForeignKey
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
