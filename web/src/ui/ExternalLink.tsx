import { Trans } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';

/** A link to another site, in a new tab; renders nothing for an address that is not http or https. */
export function ExternalLink({ href, label, about }: { href: string; label: string; about: string }) {
  if (!URL.canParse(href) || !['https:', 'http:'].includes(new URL(href).protocol)) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-fern underline decoration-2 underline-offset-4 hover:text-fern-strong"
    >
      {label}{' '}
      <span className="sr-only">
        <Trans>{about}, opens in a new tab</Trans>
      </span>
      <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
    </a>
  );
}
