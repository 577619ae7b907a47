import { onTestFinished } from 'vitest';
import type { readSite } from '../src/ui/site.ts';

/** Has the document say these settings of its server, for one test. It sends no mail unless they say so. */
export function serve(site: Partial<ReturnType<typeof readSite>> = {}): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'site', content: JSON.stringify({ sendsMail: false, ...site }) });
  document.querySelector('meta[name=site]')?.remove();
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
