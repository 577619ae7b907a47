-- CreateTable
CREATE TABLE "refusals" (
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "limit" TEXT NOT NULL,
    "userId" INTEGER NOT NULL DEFAULT 0,
    "network" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "refusals_pkey" PRIMARY KEY ("hour","limit","userId","network")
);

-- What schema.prisma cannot say
ALTER TABLE "refusals"
  ADD CONSTRAINT "refusals_limit_check" CHECK ("limit" ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT "refusals_count_check" CHECK ("count" > 0),
  ADD CONSTRAINT "refusals_caller_check" CHECK ("userId" = 0 OR "network" = '');
