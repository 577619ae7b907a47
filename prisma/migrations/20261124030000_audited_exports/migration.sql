-- The audit log also notes one ended session, and exports of the list of users.
ALTER TABLE "audit_entries"
  DROP CONSTRAINT "audit_entries_action_check",
  ADD CONSTRAINT "audit_entries_action_check" CHECK ("action" IN (
    'account-updated', 'admin-granted', 'admin-revoked', 'reset-link-created', 'account-disabled', 'account-enabled', 'account-deleted',
    'second-factor-reset', 'sessions-ended', 'session-ended', 'invitation-created', 'invitation-revoked', 'invitation-used',
    'mail-retried', 'mail-dropped', 'users-exported'));
