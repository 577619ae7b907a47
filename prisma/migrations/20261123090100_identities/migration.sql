-- CreateTable
CREATE TABLE "identities" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "openid_flows" (
    "secretHash" TEXT NOT NULL,
    "next" TEXT NOT NULL,
    "userId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "openid_flows_pkey" PRIMARY KEY ("secretHash")
);

-- CreateIndex
CREATE INDEX "identities_userId_idx" ON "identities"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "identities_issuer_subject_key" ON "identities"("issuer", "subject");

-- CreateIndex
CREATE INDEX "openid_flows_userId_idx" ON "openid_flows"("userId");

-- CreateIndex
CREATE INDEX "openid_flows_expiresAt_idx" ON "openid_flows"("expiresAt");

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "openid_flows" ADD CONSTRAINT "openid_flows_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say
ALTER TABLE "identities"
  ADD CONSTRAINT "identities_subject_check" CHECK ("subject" ~ '^[ -~]{1,255}$');

ALTER TABLE "openid_flows"
  ADD CONSTRAINT "openid_flows_secretHash_check" CHECK ("secretHash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "openid_flows_next_check" CHECK ("next" ~ '^/($|[^/])');
