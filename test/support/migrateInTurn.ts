import { migrate } from '../../api/database/migrations.ts';

type Migrate = typeof migrate;

/** The set-ups of several projects run at the same time in one process, each with its own copy of our modules. */
const shared = globalThis as { stacklingMigrate?: Migrate };

/** Migrates with the first copy, one database at a time: a process can load Prisma's engine once only. */
export const migrateInTurn: Migrate = (shared.stacklingMigrate ??= oneAtATime(migrate));

function oneAtATime(work: Migrate): Migrate {
  let turn: Promise<unknown> = Promise.resolve();
  return (factory) => {
    const next = turn.then(() => work(factory));
    turn = next.catch(() => {});
    return next;
  };
}
