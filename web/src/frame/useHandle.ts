import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from './ScreenHandle.ts';

/** The handle of the current screen's route. */
export const useHandle = (): Partial<ScreenHandle> => (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
