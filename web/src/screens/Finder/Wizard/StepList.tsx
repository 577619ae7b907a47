import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { steps, type Step } from './steps.ts';

/** The wizard's progress as a number and a bar, announced to screen readers. */
export function StepList({ current }: { current: Step }) {
  const { t } = useLingui();
  return (
    <div>
      <p role="status" className="text-sm font-semibold text-soft tabular-nums">
        <Trans>
          Step {current} of {steps.length}
        </Trans>
        <span className="sr-only">: {t(steps[current - 1]!)}</span>
      </p>
      <ol className="mt-2 grid grid-cols-4 gap-1.5 sm:gap-3">
        {steps.map((label, index) => (
          <StepItem key={label.id} number={index + 1} label={label} current={current} />
        ))}
      </ol>
    </div>
  );
}

function StepItem({ number, label, current }: { number: number; label: MessageDescriptor; current: Step }) {
  const { t } = useLingui();
  const isCurrent = number === current;
  const isCompleted = number < current;
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="min-w-0">
      <div
        className={`h-2 rounded-full border ${number <= current ? 'border-fern bg-fern' : 'border-edge bg-transparent'}`}
        aria-hidden="true"
      />
      <div className="mt-2.5 flex flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-2.5">
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold tabular-nums ${circle(isCompleted, isCurrent)}`}
          aria-hidden="true"
        >
          {isCompleted ? <Check className="size-4.5" strokeWidth={3} /> : number}
        </span>
        <span className={`text-xs leading-tight sm:text-base ${isCurrent ? 'font-bold' : 'text-soft'}`}>
          {isCompleted && (
            <span className="sr-only">
              <Trans>Completed:</Trans>{' '}
            </span>
          )}
          {t(label)}
        </span>
      </div>
    </li>
  );
}

function circle(isCompleted: boolean, isCurrent: boolean): string {
  if (isCompleted) return 'border-fern bg-fern text-on-fern';
  return isCurrent ? 'border-fern bg-fern-tint text-fern' : 'border-edge text-soft';
}
