-- CreateTable
CREATE TABLE "outbox" (
    "jobId" BIGINT NOT NULL,
    "template" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "data" TEXT NOT NULL DEFAULT '{}',
    "tokenHash" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("jobId")
);

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "outbox"
  ADD CONSTRAINT "outbox_template_check" CHECK ("template" IN ('password-reset')),
  ADD CONSTRAINT "outbox_data_check" CHECK (jsonb_typeof("data"::jsonb) = 'object'),
  ADD CONSTRAINT "outbox_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');
