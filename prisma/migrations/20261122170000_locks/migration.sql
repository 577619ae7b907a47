-- CreateTable
CREATE TABLE "locks" (
    "name" TEXT NOT NULL,

    CONSTRAINT "locks_pkey" PRIMARY KEY ("name")
);

-- Every name in api/database/locks.ts.
INSERT INTO "locks" ("name") VALUES ('administrators');
