-- CreateTable
CREATE TABLE "finder_choices" (
    "id" BIGSERIAL NOT NULL,
    "act" TEXT NOT NULL,
    "needId" TEXT NOT NULL,
    "toolId" TEXT NOT NULL DEFAULT '',
    "bucket" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "finder_choices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "finder_choice_counts" (
    "act" TEXT NOT NULL,
    "needId" TEXT NOT NULL,
    "toolId" TEXT NOT NULL DEFAULT '',
    "people" INTEGER NOT NULL,

    CONSTRAINT "finder_choice_counts_pkey" PRIMARY KEY ("act","needId","toolId")
);

-- CreateIndex
CREATE INDEX "finder_choices_createdAt_idx" ON "finder_choices"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "finder_choices_act_needId_toolId_bucket_key" ON "finder_choices"("act", "needId", "toolId", "bucket");

ALTER TABLE "finder_choices" ADD CONSTRAINT "finder_choices_act" CHECK (
  CASE WHEN "toolId" = '' THEN "act" IN ('need-added', 'need-removed') ELSE "act" IN ('tool-chosen', 'tool-put-aside') END
);
ALTER TABLE "finder_choices" ADD CONSTRAINT "finder_choices_bucket" CHECK ("bucket" BETWEEN 0 AND 4095);

-- Fewer than five people might be known by what they have in common.
ALTER TABLE "finder_choice_counts" ADD CONSTRAINT "finder_choice_counts_shared" CHECK ("people" >= 5);
