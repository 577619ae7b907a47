/** The operator's command for an account: `grant`, `revoke`, `reset-second-factor` or `reset-link`, then the account's email. */
import { openDatabase } from '../database/db.ts';
import { setAdmin } from '../domain/accounts/administrators.ts';
import { createResetLink } from '../domain/accounts/passwordReset.ts';
import { resetSecondFactor } from '../domain/accounts/secondFactorChanges.ts';
import { accountOf } from '../domain/accounts/users.ts';
import { env } from '../env.ts';
import { InvalidInputError, NotFoundError, StartError } from '../errors.ts';
import type { User } from '../generated/prisma/client.ts';
import { log } from '../log.ts';

const actor = 'the command line';

/** Each task returns the text to print. */
const tasks = {
  async grant(account: User): Promise<string> {
    await setAdmin(actor, account, true);
    return `${account.username} is an administrator${account.isAdmin ? ' already' : ' now'}.`;
  },
  async revoke(account: User): Promise<string> {
    await setAdmin(actor, account, false);
    return `${account.username} is no administrator${account.isAdmin ? ' any more' : ''}.`;
  },
  async 'reset-second-factor'(account: User): Promise<string> {
    await resetSecondFactor(actor, account.id);
    return `${account.username} has no second factor and is logged out everywhere.`;
  },
  async 'reset-link'(account: User): Promise<string> {
    const { url, expiresAt } = await createResetLink(actor, account.id);
    return `This link sets a new password for ${account.username}, once, until ${expiresAt.toISOString()}:\n${url}`;
  },
};

const [task = '', email = '', ...others] = process.argv.slice(2);

async function run(): Promise<void> {
  if (!Object.hasOwn(tasks, task) || email === '' || others.length > 0)
    throw new StartError(`Usage: npm run admin -- ${Object.keys(tasks).join('|')} EMAIL`);
  const closeDatabase = await openDatabase(env, (line) => console.log(line));
  try {
    const account = await accountOf(email.trim());
    if (!account) throw new NotFoundError('email.unknown', { email });
    console.log(await tasks[task as keyof typeof tasks](account));
  } finally {
    await closeDatabase();
  }
}

run().then(
  () => process.exit(), // the schema engine leaves a timer behind that would hold the process for ten seconds
  (error: unknown) => {
    const isTold = [StartError, NotFoundError, InvalidInputError].some((kind) => error instanceof kind);
    if (!isTold) log.fatal({ err: error }, 'the task failed');
    console.error(isTold ? (error as Error).message : 'That did not work; the line above says why.');
    process.exit(1);
  },
);
