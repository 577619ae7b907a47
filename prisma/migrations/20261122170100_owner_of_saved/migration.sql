-- DropForeignKey
ALTER TABLE "saved_recommendations" DROP CONSTRAINT "saved_recommendations_projectId_fkey";

-- AlterTable
ALTER TABLE "saved_recommendations" ADD COLUMN     "userId" INTEGER;

-- What is saved belongs to the owner of its stack.
UPDATE "saved_recommendations" SET "userId" = "projects"."userId"
FROM "projects" WHERE "projects"."id" = "saved_recommendations"."projectId";

ALTER TABLE "saved_recommendations" ALTER COLUMN "userId" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "projects_id_userId_key" ON "projects"("id", "userId");

-- AddForeignKey
ALTER TABLE "saved_recommendations" ADD CONSTRAINT "saved_recommendations_projectId_userId_fkey" FOREIGN KEY ("projectId", "userId") REFERENCES "projects"("id", "userId") ON DELETE CASCADE ON UPDATE CASCADE;
