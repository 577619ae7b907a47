const looks = {
  // Its own name is what the mascot's tips keep clear of.
  primary: 'primary bg-fern text-on-fern shadow-card hover:bg-fern-strong active:translate-y-px',
  outline: 'border-2 border-edge text-ink hover:border-fern hover:bg-fern-tint',
  danger: 'bg-danger text-on-fern shadow-card hover:[filter:brightness(0.9)] active:translate-y-px',
  quiet: 'text-fern hover:bg-fern-tint',
  'danger-outline': 'border-2 border-danger text-danger hover:bg-danger-tint',
};

/** How buttons and links that look like buttons are drawn; 44 px high at least. */
export function buttonStyle(look: keyof typeof looks = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2.5 text-center font-semibold leading-tight transition ${looks[look]}`;
}

export type ButtonLook = keyof typeof looks;
