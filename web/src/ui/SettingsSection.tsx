import { useId, type ReactNode, type Ref } from 'react';

interface SettingsSectionProps {
  title: string;
  text: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of settings: its description on the left, its controls on the right. */
export function SettingsSection({ title, text, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
    >
      <div className="min-w-0 wrap-anywhere">
        <h2 ref={headingRef} id={id} tabIndex={-1} className="text-2xl font-bold">
          {title}
        </h2>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
