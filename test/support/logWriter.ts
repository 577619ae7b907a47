/**
 * Opens the embedded database, fills its disk and writes to its log, the given number of megabytes at a time, until a
 * write is refused; then frees the disk and writes until a write succeeds. Prints what happened.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { db, openDatabase } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';

const bytes = Number(process.argv[2]) * 1024 * 1024;
const flag = process.env['FULL_DISK']!;

const close = await openDatabase({ ...env, DATABASE_URL: undefined }, () => {});
const user = { username: 'ada', email: 'ada@example.com', password: 'digest' };
const { id } = await db.user.upsert({ where: { id: 1 }, create: user, update: {} });

/** Writes that only need room in the log. */
const write = () =>
  db
    .$transaction([
      db.user.update({ where: { id }, data: { lastLogin: new Date() } }),
      db.$queryRaw`SELECT pg_logical_emit_message(true, 'test', repeat('x', ${bytes}::integer))::text`,
    ])
    .then(
      () => true,
      () => false,
    );

writeFileSync(flag, '');
while (await write());
console.log('refused');
console.log(`${await db.user.count()} can be read`);
rmSync(flag);
while (!(await write())) await setTimeout(100);
console.log('written');
await close();
