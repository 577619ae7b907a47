/**
 * Opens the embedded database, fills its disk and writes to its log, so many megabytes at a time, until that is refused;
 * then makes room again and writes until that succeeds. Prints what came to pass.
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

/** Needs no room but in the log. */
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
