/** Whether this browser has passkeys at this address: they need https or localhost, and a name instead of an IP address. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether this browser can offer passkeys in a field, as it offers passwords. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
