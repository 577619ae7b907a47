import { Trans } from '@lingui/react/macro';
import { passkeyObstacle } from './canUsePasskeys.ts';
import './texts.ts';

/** Says why passkeys cannot be used here; renders nothing where they can. */
export function WhyNoPasskeys() {
  const { hostname } = location;
  switch (passkeyObstacle()) {
    case 'address':
      return (
        <Trans>
          Passkeys cannot be used at {hostname}. They need an address with https and a name, or localhost. Whoever runs
          this site can set that up.
        </Trans>
      );
    case 'browser':
      return <Trans>This browser does not have passkeys. Update it, or use another one.</Trans>;
    default:
      return null;
  }
}
