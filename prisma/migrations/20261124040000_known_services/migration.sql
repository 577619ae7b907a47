-- CreateTable
CREATE TABLE "known_services" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "people" INTEGER NOT NULL,

    CONSTRAINT "known_services_pkey" PRIMARY KEY ("key")
);

-- Fewer could be recognised by what they track.
ALTER TABLE "known_services" ADD CONSTRAINT "known_services_people_check" CHECK ("people" >= 5);
