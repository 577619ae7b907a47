/** Opens the database that the settings name, brings it up to date and closes it; what is logged goes to standard output. */
import { openDatabase } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';

const close = await openDatabase(env, () => {});
await close();
