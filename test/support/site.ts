/** Starts one server that all browser tests without settings of their own share. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplate } from './embeddedTemplate.ts';
import { fillDataDirectory, startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makeEmbeddedTemplate();
  project.provide('template', template);
  const folder = await mkdtemp(join(tmpdir(), 'stackling-browser-'));
  fillDataDirectory(folder, template);
  const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  project.provide('site', server.url);
  return async () => {
    server.process.kill('SIGTERM');
    await server.exited;
    await Promise.all([remove(), rm(folder, { recursive: true })]);
  };
}
