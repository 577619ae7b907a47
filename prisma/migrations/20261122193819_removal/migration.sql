-- What its owner removes is kept for a while, to be restored, and is in no list and no total.
ALTER TABLE "user_subscriptions" ADD COLUMN "removedAt" TIMESTAMPTZ(3);
ALTER TABLE "projects" ADD COLUMN "removedAt" TIMESTAMPTZ(3);
ALTER TABLE "saved_recommendations" ADD COLUMN "removedAt" TIMESTAMPTZ(3);

-- By which the job finds what is to be purged.
CREATE INDEX "user_subscriptions_removedAt_idx" ON "user_subscriptions"("removedAt");
CREATE INDEX "projects_removedAt_idx" ON "projects"("removedAt");
CREATE INDEX "saved_recommendations_removedAt_idx" ON "saved_recommendations"("removedAt");
