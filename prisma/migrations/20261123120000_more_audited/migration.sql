-- What schema.prisma cannot say
ALTER TABLE "audit_entries"
  DROP CONSTRAINT "audit_entries_action_check",
  ADD CONSTRAINT "audit_entries_action_check" CHECK ("action" IN (
    'account-updated', 'admin-granted', 'admin-revoked', 'reset-link-created', 'account-disabled', 'account-enabled', 'account-deleted',
    'second-factor-reset', 'sessions-ended', 'invitation-created', 'invitation-revoked', 'invitation-used', 'mail-retried',
    'mail-dropped'));
