import { latePart } from '../../../ui/latePart.tsx';

/** The charts that need more code than bars, loaded with it. */
export const Charts = latePart(async () => (await import('./Charts.tsx')).Charts);
