import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, type ReactNode } from 'react';
import { newPassword } from '../../../common/forms/accountForms.ts';
import { strengthOf } from '../../../common/passwordStrength.ts';
import type { Text } from '../../../common/said.ts';

/** How hard a new password is to guess, as a bar and in words. */
export function PasswordStrength({ password, names }: { password: string; names: readonly string[] }) {
  const typed = useDeferredValue(password);
  if (!newPassword.safeParse(typed).success) return <Trans>At least 8 characters</Trans>;
  const { score, refusal } = strengthOf(typed, names);
  const level = refusal ? 1 : Math.max(2, score);
  return (
    <>
      <span aria-hidden="true" className="mb-1.5 mt-2.5 flex gap-1">
        {colours.map((_, index) => (
          <span key={index} className={`h-2 flex-1 rounded-full ${index < level ? colours[level - 1] : 'bg-line'}`} />
        ))}
      </span>
      {wordsFor(level, refusal)}
    </>
  );
}

const colours = ['bg-danger', 'bg-marigold', 'bg-fern', 'bg-fern'];

function wordsFor(level: number, refusal: Text | undefined): ReactNode {
  if (refusal) return i18n._(refusal.id);
  if (level === 2) return <Trans>Fair. Another word would make it stronger.</Trans>;
  return level === 3 ? <Trans>Good password</Trans> : <Trans>Strong password</Trans>;
}
