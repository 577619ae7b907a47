-- AlterTable
ALTER TABLE "openid_flows" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en-US';

-- AlterTable
ALTER TABLE "pending_registrations" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en-US';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en-US';
ALTER TABLE "users" ADD CONSTRAINT "users_locale_check" CHECK ("locale" ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
