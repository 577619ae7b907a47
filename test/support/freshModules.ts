/**
 * Gives every test file its own copies of our modules, with new module state, although files share a process. Packages
 * are loaded once.
 */
import { vi } from 'vitest';

vi.resetModules();
