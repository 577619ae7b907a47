-- What schema.prisma cannot say

-- Part of a name or an address is found by the groups of three letters in it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Who never signed in comes last when the newest come first. It also counts who signed in lately.
CREATE INDEX "users_lastLogin_id_idx" ON "users" (coalesce("lastLogin", 'epoch'::timestamptz) DESC, "id" DESC);

-- DropIndex
DROP INDEX "users_lastLogin_idx";

-- CreateIndex
CREATE INDEX "users_search_idx" ON "users" USING GIN ("username" gin_trgm_ops, "email" gin_trgm_ops);
