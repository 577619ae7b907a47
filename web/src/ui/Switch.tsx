import { useId, type ComponentProps } from 'react';

interface SwitchProps extends ComponentProps<'input'> {
  label: string;
  /** Why it cannot be changed; it stays focusable, so that everybody can read that. */
  reason?: string | undefined;
}

/** A switch that is on or off. */
export function Switch({ label, reason, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold has-aria-disabled:cursor-not-allowed">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox already says whether it is checked
          role="switch"
          aria-disabled={reason ? true : undefined}
          aria-describedby={reason ? id : undefined}
          onClick={(event) => reason && event.preventDefault()}
          className="relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full bg-edge transition after:absolute after:left-1 after:top-1 after:size-5 after:rounded-full after:bg-card after:transition checked:bg-fern checked:after:translate-x-5 aria-disabled:opacity-60"
        />
        {label}
      </label>
      {reason && (
        <p id={id} className="text-sm text-soft">
          {reason}
        </p>
      )}
    </div>
  );
}
