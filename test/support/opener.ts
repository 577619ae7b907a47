/** Opens the database named by the settings, migrates it and closes it; logs go to standard output. */
import { openDatabase } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';

const close = await openDatabase(env, () => {});
await close();
