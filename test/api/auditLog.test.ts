import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { setAdmin } from '../../api/domain/accounts/administrators.ts';
import { send, signedIn } from '../support/api.ts';
import { auditLog, change, root, rowOf } from '../support/administration.ts';

describe('the audit log', () => {
  it('names who did what to whom, newest first, and holds no value', async () => {
    const mia = await signedIn('mia');
    await change(mia, { username: 'mia_2', email: 'mia@secret.example', password: 'very secret horse', isAdmin: true });
    const { edges } = (await send(auditLog, { first: 2 }, root)).data!.auditLog;
    const both = {
      id: expect.any(String),
      actorName: 'root',
      actor: { username: 'root' },
      targetName: 'mia',
      target: { username: 'mia_2', email: 'mia@secret.example' },
      createdAt: expect.any(String),
    };
    expect(edges.map(({ node }) => node)).toEqual([
      { ...both, action: 'ADMIN_GRANTED', fields: [] },
      { ...both, action: 'ACCOUNT_UPDATED', fields: ['USERNAME', 'EMAIL', 'PASSWORD'] },
    ]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toMatch(/mia_2|secret|argon2/);
  });

  it('keeps the names of who is gone, and of what is no user', async () => {
    const [nora, otto] = [await signedIn('nora', true), await signedIn('otto')];
    await change(otto, { username: 'otto_2' }, nora);
    await setAdmin('the command line', await rowOf(otto), true);
    await db.user.deleteMany({ where: { id: { in: [nora.user.id, otto.user.id] } } });
    const { edges } = (await send(auditLog, { first: 2 }, root)).data!.auditLog;
    expect(edges.map(({ node }) => node)).toMatchObject([
      { actorName: 'the command line', actor: null, targetName: 'otto_2', target: null },
      { actorName: 'nora', actor: null, targetName: 'otto', target: null },
    ]);
  });

  it('goes on from page to page', async () => {
    const seen: string[] = [];
    for (let after: string | null | undefined = null; ;) {
      const page: Awaited<ReturnType<typeof readLog>> = await readLog(after);
      seen.push(...page.edges.map(({ node }) => node.id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    const ids = (await db.auditEntry.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id);
    expect(seen.map((id) => Number(Buffer.from(id, 'base64').toString().split(':')[1]))).toEqual(ids);
  });

  const readLog = async (after: string | null | undefined) =>
    (await send(auditLog, { first: 3, after }, root)).data!.auditLog;
});
