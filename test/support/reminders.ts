/** Announces things to people, and says what became of it. The test's jobs must be done (jobs.ts). */
import { db } from '../../api/database/db.ts';
import { announce, type Announcement } from '../../api/domain/reminders/announcing.ts';
import { said } from '../../common/said.ts';
import { jobsDone } from './jobs.ts';
import type { Viewer } from './api.ts';

const answered = { id: 'delivery.answered', message: '' };

/** Something to announce; its texts are some of the server's own. */
export const soon = (line: Partial<Announcement['lines'][number]> = {}): Announcement => ({
  title: said({ id: 'channel.test.title', message: '' }),
  day: '2026-12-01',
  lines: [{ kind: 'renewal', text: said(answered, { status: 'on 4 December' }), ...line }],
});

export const tell = (viewer: Viewer, channels: string[], key = 'a key', what = soon()): Promise<void> =>
  db.$transaction((transaction) => announce(transaction, viewer.user.id, channels, what, key));

/** Announces something, and resolves when it has been tried once. */
export async function announced(...what: Parameters<typeof tell>): Promise<void> {
  await tell(...what);
  await tried();
}

/** Resolves when every delivery whose time has come was tried. */
export async function tried(): Promise<void> {
  await db.$executeRaw`UPDATE jobs SET "dueAt" = now() WHERE name = 'delivery' AND claim IS NULL`;
  await jobsDone();
}

/** The deliveries of somebody, the oldest first. */
export async function deliveriesOf({ user }: Viewer) {
  const rows = await db.delivery.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } });
  return rows.map(({ channel, state, tries, answer }) => ({ channel, state, tries, answer }));
}
