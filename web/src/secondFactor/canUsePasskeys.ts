/**
 * Why there are no passkeys here: they need an address with https, or localhost, and a name instead of an IP address; and a
 * browser that knows them.
 *
 * @returns undefined where they can be used
 */
export function passkeyObstacle(): 'address' | 'browser' | undefined {
  if (window.isSecureContext === false || /^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

/** Whether this browser has passkeys at this address. */
export const canUsePasskeys = (): boolean => passkeyObstacle() === undefined;

/** Whether this browser can offer passkeys in a field, as it offers passwords. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
