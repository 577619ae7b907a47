-- CreateTable
CREATE TABLE "questions_under_way" (
    "digest" TEXT NOT NULL,
    "claim" UUID NOT NULL,
    "leaseUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "questions_under_way_pkey" PRIMARY KEY ("digest")
);

-- CreateIndex
CREATE INDEX "questions_under_way_leaseUntil_idx" ON "questions_under_way"("leaseUntil");
