import '../support/db.ts';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { createEmbedded } from '../../api/database/embeddedPostgres.ts';
import { lockNames } from '../../api/database/locks.ts';
import { pendingSql } from '../../api/commands/pendingSql.ts';
import { migrate, readMigrations } from '../../api/database/migrations.ts';
import { byMonth } from '../support/prices.ts';

const user = (username: string, email = `${username}@example.com`) => ({ username, email, password: 'digest' });
const stack = (userId: number) => ({ userId, name: 'Channel', projectType: 'creator', budget: 60 });

describe('the migrations', () => {
  it('make exactly what schema.prisma says', async () => {
    expect(await pendingSql()).toBe('');
  });

  it('make a row for every lock', async () => {
    expect((await db.lock.findMany()).map(({ name }) => name).sort()).toEqual([...lockNames].sort());
  });

  it('give what is saved the owner of its stack', async () => {
    const pglite = await createEmbedded();
    for (const { path, migrationFile } of readMigrations().migrationDirectories) {
      if (path.endsWith('_owner_of_saved'))
        await pglite.exec(
          `INSERT INTO users (username, email, password) VALUES ('ada', 'ada@a.b', 'x'), ('bob', 'bob@a.b', 'x');
           INSERT INTO projects ("userId", name, "projectType", budget) VALUES (2, 'Bob’s', 'work', 1), (1, 'Ada’s', 'work', 1);
           INSERT INTO saved_recommendations ("projectId", name, "unreadPrice", description)
           VALUES (1, 'of Bob', '$1', ''), (2, 'of Ada', '$1', ''), (1, 'of Bob', '$1', '')`,
        );
      await pglite.exec(migrationFile.content.tag === 'ok' ? migrationFile.content.value : '');
    }
    const { rows } = await pglite.query(`SELECT name, "userId" FROM saved_recommendations ORDER BY id`);
    await pglite.close();
    expect(rows).toEqual([
      { name: 'of Bob', userId: 2 },
      { name: 'of Ada', userId: 1 },
      { name: 'of Bob', userId: 2 },
    ]);
  });

  it('are applied once', async () => {
    const pglite = await createEmbedded();
    const adapter = new PrismaPGlite(pglite);
    expect(await migrate(adapter)).not.toEqual([]);
    expect(await migrate(adapter)).toEqual([]);
    await pglite.close();
  });

  it('refuse a database that a newer version has changed', async () => {
    const pglite = await createEmbedded();
    const adapter = new PrismaPGlite(pglite);
    await migrate(adapter);
    await pglite.exec(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES ('x', 'x', now(), '29990101000000_future', 1)`,
    );
    await expect(migrate(adapter)).rejects.toThrow(
      'newer version of Stackling (it has the migration 29990101000000_future)',
    );
    await pglite.close();
  });
});

describe('the database itself', () => {
  it('keeps email and username as typed and unique whatever their case', async () => {
    const { email, username } = await db.user.create({ data: user('Ada_L', 'Ada@Example.com') });
    expect({ email, username }).toEqual({ email: 'Ada@Example.com', username: 'Ada_L' });
    await expect(db.user.create({ data: user('ada_l', 'other@example.com') })).rejects.toMatchObject({ code: 'P2002' });
    await expect(db.user.create({ data: user('other', 'ADA@example.COM') })).rejects.toMatchObject({ code: 'P2002' });
  });

  it('deletes what belongs to a user with the user', async () => {
    const { id } = await db.user.create({ data: user('gone') });
    const saved = { name: 'Canva', ...byMonth(0), description: 'Design' };
    await db.stack.create({ data: { ...stack(id), recommendations: { create: saved } } });
    await db.trackedSubscription.create({
      data: { userId: id, name: 'Netflix', ...byMonth(999) },
    });
    await db.session.create({ data: { userId: id, tokenHash: 'a'.repeat(64) } });
    await db.user.delete({ where: { id } });
    expect(
      await Promise.all([
        db.stack.count({ where: { userId: id } }),
        db.savedTool.count(),
        db.trackedSubscription.count({ where: { userId: id } }),
        db.session.count({ where: { userId: id } }),
      ]),
    ).toEqual([0, 0, 0, 0]);
  });

  it('says whose every row is that falls with its user', async () => {
    const [owned, withOwner] = await Promise.all([
      db.$queryRaw<{ table: string }[]>`
        WITH RECURSIVE owned AS (
          SELECT 'users'::regclass::oid AS id
          UNION SELECT conrelid FROM owned JOIN pg_constraint ON confrelid = id AND contype = 'f' AND confdeltype = 'c'
        )
        SELECT id::regclass::text AS table FROM owned
        -- These two are gone within a day, and are nobody's until then.
        WHERE id NOT IN ('users'::regclass, 'openid_flows'::regclass, 'pending_registrations'::regclass) ORDER BY 1`,
      db.$queryRaw<{ table: string }[]>`
        SELECT table_name::text AS table FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'userId' AND is_nullable = 'NO'
        -- Counts of refusals, most of them of visitors, are gone after two days.
          AND table_name <> 'refusals' ORDER BY 1`,
    ]);
    expect(owned.length).toBeGreaterThan(4);
    expect(owned).toEqual(withOwner);
  });

  it('keeps what is saved with the owner of its stack', async () => {
    const [ada, bob] = [
      await db.user.create({ data: user('owner') }),
      await db.user.create({ data: user('stranger') }),
    ];
    const { id: stackId } = await db.stack.create({ data: stack(ada.id) });
    const saved = { stackId, name: 'Canva', ...byMonth(0), description: 'Design' };
    await expect(db.savedTool.create({ data: { ...saved, userId: bob.id } })).rejects.toThrow(
      'Foreign key constraint violated',
    );
    expect(await db.savedTool.create({ data: { ...saved, userId: ada.id } })).toMatchObject({ stackId });
  });

  it.each([
    ['a currency it does not know', { currency: 'XXX' }],
    ['a username with a space', { username: 'a b c' }],
    ['an email without an @', { email: 'nobody' }],
    ['a reset token that never expires', { resetToken: 'x' }],
  ])('refuses a user with %s', async (_what, wrong) => {
    await expect(db.user.create({ data: { ...user('refused'), ...wrong } })).rejects.toThrow('23514');
  });

  it.each([
    ['an unknown type', { projectType: 'hobby' }],
    ['a budget of nothing', { budget: 0 }],
    ['no name', { name: '' }],
  ])('refuses a stack with %s', async (_what, wrong) => {
    const { id } = await db.user.create({ data: user(`s${Math.random().toString(36).slice(2, 12)}`) });
    await expect(db.stack.create({ data: { ...stack(id), ...wrong } })).rejects.toThrow('23514');
  });

  it.each([
    ['a link that is no web address', { link: 'javascript:alert(1)' }],
    ['a colour that is none', { badgeColor: 'url(x)' }],
    ['features that are no list', { features: '{}' }],
    ['an amount without a cycle', { cycleUnit: null }],
    ['no price and no text for it', { amountCents: null, cycleCount: null, cycleUnit: null }],
    ['both a price and a text that is none', { unreadPrice: 'Ask us' }],
    ['a payment once that comes twice', { cycleCount: 2, cycleUnit: 'once' }],
  ])('refuses a saved recommendation with %s', async (_what, wrong) => {
    const { id } = await db.user.create({ data: user(`r${Math.random().toString(36).slice(2, 12)}`) });
    const { id: stackId } = await db.stack.create({ data: stack(id) });
    const saved = { stackId, userId: id, name: 'Canva', ...byMonth(0), description: 'Design' };
    await expect(db.savedTool.create({ data: { ...saved, ...wrong } })).rejects.toThrow('23514');
  });

  it.each([
    ['a negative amount', { amountCents: -1 }],
    ['an amount beyond counting', { amountCents: 10_000_000_000 }],
    ['a cycle of nothing', { cycleCount: 0 }],
    ['a cycle that is too long', { cycleCount: 367 }],
    ['a unit it does not know', { cycleUnit: 'decade' }],
    ['a payment once that comes twice', { cycleCount: 2, cycleUnit: 'once' }],
    ['an unknown category', { category: 'fun' }],
    ['a currency it does not know', { currency: 'usd' }],
    ['a website that is no web address', { websiteUrl: 'data:text/html,x' }],
  ])('refuses a tracked subscription with %s', async (_what, wrong) => {
    const { id } = await db.user.create({ data: user(`t${Math.random().toString(36).slice(2, 12)}`) });
    const subscription = { userId: id, name: 'Netflix', ...byMonth(999) };
    await expect(db.trackedSubscription.create({ data: { ...subscription, ...wrong } })).rejects.toThrow('23514');
  });
});
