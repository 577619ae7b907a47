-- What schema.prisma cannot say
ALTER TABLE "security_events"
  DROP CONSTRAINT "security_events_kind_check",
  ADD CONSTRAINT "security_events_kind_check" CHECK ("kind" IN (
    'signed-in', 'sign-in-failed', 'password-changed', 'email-changed', 'factor-changed', 'identity-joined',
    'identity-removed'));
