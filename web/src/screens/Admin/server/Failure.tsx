import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { failureText } from './failureTexts.ts';

/** Why a job or a mail failed, in a row. */
export function Failure({ failure }: { failure: string }) {
  const { t } = useLingui();
  return (
    <p className="flex items-start gap-2 text-danger">
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{t(failureText(failure))}</span>
    </p>
  );
}
