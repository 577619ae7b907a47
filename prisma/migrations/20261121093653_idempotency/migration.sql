-- CreateTable
CREATE TABLE "idempotent_answers" (
    "key" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "idempotent_answers_createdAt_idx" ON "idempotent_answers"("createdAt");
