import { Trans } from '@lingui/react/macro';
/** The mark: Stackling's face under two slabs, with the name beside it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <Trans>
        <svg viewBox="0 0 48 48" className="size-9 shrink-0" aria-hidden="true" focusable="false">
          <rect x="13" y="3" width="22" height="7" rx="3.5" className="fill-coral" />
          <rect x="10" y="11" width="28" height="7" rx="3.5" className="fill-marigold" />
          <path d="M5 33c0-9 8-14 19-14s19 5 19 14-8 13-19 13S5 42 5 33Z" className="fill-fern" />
          <circle cx="17" cy="31" r="3.6" fill="#fff" />
          <circle cx="31" cy="31" r="3.6" fill="#fff" />
          <circle cx="17.6" cy="31.4" r="1.8" fill="#17292a" />
          <circle cx="30.4" cy="31.4" r="1.8" fill="#17292a" />
          <path
            d="M20.5 37.5c1.8 1.8 5.2 1.8 7 0"
            className="stroke-on-fern"
            strokeWidth="2"
            fill="none"
            strokeLinecap="round"
          />
        </svg>
        Stackling
      </Trans>
    </span>
  );
}
