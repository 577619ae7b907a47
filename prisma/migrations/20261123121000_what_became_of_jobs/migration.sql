-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "givenUpAt" TIMESTAMPTZ(3),
ADD COLUMN     "ranAt" TIMESTAMPTZ(3),
ADD COLUMN     "ranMs" INTEGER;

-- What schema.prisma cannot say
ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_ranMs_check" CHECK ("ranMs" >= 0),
  ADD CONSTRAINT "jobs_ran_check" CHECK (("ranAt" IS NULL) = ("ranMs" IS NULL)),
  -- A recurring job is tried again for ever.
  ADD CONSTRAINT "jobs_givenUpAt_check" CHECK ("givenUpAt" IS NULL OR ("key" IS NULL AND "claim" IS NULL));
