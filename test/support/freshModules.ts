/**
 * Every test file starts with modules of its own, though it shares its process with others: what they keep in variables is
 * as new. Only packages are loaded once.
 */
import { vi } from 'vitest';

vi.resetModules();
