const looks = {
  // A class of its own, which the mascot's tips use to stay clear of it.
  primary: 'primary bg-fern text-on-fern shadow-card hover:bg-fern-strong active:translate-y-px',
  outline: 'border-2 border-edge text-ink hover:border-fern hover:bg-fern-tint',
  danger: 'bg-danger text-on-fern shadow-card hover:[filter:brightness(0.9)] active:translate-y-px',
  quiet: 'text-fern hover:bg-fern-tint',
  'danger-outline': 'border-2 border-danger text-danger hover:bg-danger-tint',
};

/** The style of buttons and of links that look like buttons; at least 44 px high. */
export function buttonStyle(look: keyof typeof looks = 'primary', isTight = false): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full ${isTight ? 'px-3' : 'px-5'} py-2.5 text-center font-semibold leading-tight transition ${looks[look]}`;
}

export type ButtonLook = keyof typeof looks;
