-- AlterTable
ALTER TABLE "subscription_recommendations" DROP COLUMN "budgetCents",
DROP COLUMN "projectDescription",
DROP COLUMN "projectType";
