/**
 * Writes stacks in an endless loop and prints each one's number once the database has acknowledged it; used with kill
 * -9.
 */
import { db, openDatabase } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';

await openDatabase({ ...env, DATABASE_URL: undefined }, () => {});
const first = Number(process.argv[2]);
const username = `writer_${first}`;
const { id: userId } = await db.user.create({
  data: { username, email: `${username}@example.com`, password: 'digest' },
});
for (let budget = first + 1; ; budget++) {
  await db.stack.create({ data: { userId, name: 'Stack', projectType: 'work', budget } });
  process.stdout.write(`${budget}\n`);
}
