-- CreateTable
CREATE TABLE "tool_experiences" (
    "toolId" TEXT NOT NULL,
    "stacks" INTEGER NOT NULL,
    "users" INTEGER NOT NULL,
    "oftenWith" TEXT,

    CONSTRAINT "tool_experiences_pkey" PRIMARY KEY ("toolId")
);

-- Fewer than five people might be known by what they have in common.
ALTER TABLE "tool_experiences" ADD CONSTRAINT "tool_experiences_shared" CHECK ("users" >= 5 AND "stacks" >= "users");
