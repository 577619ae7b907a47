import pino from 'pino';
import { onTestFinished } from 'vitest';
import { log } from '../../api/log.ts';

/** Collects what a test logs from now on, as the lines of JSON that operators see. */
export function logged(): () => Record<string, unknown>[] {
  let lines = '';
  const stream = log[pino.symbols.streamSym as never];
  Object.assign(log, { level: 'trace', [pino.symbols.streamSym]: { write: (line: string) => (lines += line) } });
  onTestFinished(() => void Object.assign(log, { level: 'silent', [pino.symbols.streamSym]: stream }));
  return () =>
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
}
