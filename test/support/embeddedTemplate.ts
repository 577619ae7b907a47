/** Makes one migrated, empty embedded database; test files and servers under test start from copies of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { TestProject } from 'vitest/node';
import { createEmbedded } from '../../api/database/embeddedPostgres.ts';
import { migrate } from '../../api/database/migrations.ts';

export interface EmbeddedTemplate {
  kind: 'embedded';
  /** A tar file of the folder that PostgreSQL keeps its data in. */
  dump: string;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makeEmbeddedTemplate();
  project.provide('template', template);
  return remove;
}

/** @returns the template, and a function that removes it */
export async function makeEmbeddedTemplate(): Promise<{ template: EmbeddedTemplate; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stackling-test-'));
  const pglite = await createEmbedded();
  await migrate(new PrismaPGlite(pglite));
  const dump = join(folder, 'template.tar');
  await writeFile(dump, await (await pglite.dumpDataDir('none')).bytes());
  await pglite.close();
  return { template: { kind: 'embedded', dump }, remove: () => rm(folder, { recursive: true }) };
}
