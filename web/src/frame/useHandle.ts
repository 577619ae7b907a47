import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from './ScreenHandle.ts';

/** What the route of the current screen tells the frame. */
export const useHandle = (): Partial<ScreenHandle> => (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
