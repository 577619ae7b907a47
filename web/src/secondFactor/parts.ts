import { latePart } from '../ui/latePart.tsx';

/** What is rarely needed, and loaded when it is. */
export const SecondStep = latePart(async () => (await import('./SecondStep.tsx')).SecondStep);
export const ProofDialog = latePart(async () => (await import('./ProofDialog.tsx')).ProofDialog);
export const TotpSetup = latePart(async () => (await import('./TotpSetup.tsx')).TotpSetup);
export const NewPasskey = latePart(async () => (await import('./NewPasskey.tsx')).NewPasskey);
export const RecoveryCodes = latePart(async () => (await import('./RecoveryCodes.tsx')).RecoveryCodes);
export const SetUpFirst = latePart(async () => (await import('./SetUpFirst.tsx')).SetUpFirst);
