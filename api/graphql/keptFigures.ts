import type { GraphQLResolveInfo } from 'graphql';
import { keptFigures, versionOf } from '../domain/subscriptions/keptFigures.ts';
import type { User } from '../generated/prisma/client.ts';
import type { Context } from '../viewer/context.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';

const versions = new WeakMap<Context, Promise<string>>();

/** The viewer's version, read once a request and before what is computed at it. */
function versionFor(context: Context, userId: number): Promise<string> {
  const version = versions.get(context) ?? versionOf(userId);
  versions.set(context, version);
  return version;
}

/** Who asks, and in what. */
export interface Asked {
  context: Context;
  info: GraphQLResolveInfo;
}

/** Whether figures of a user are kept: the viewer's. After a mutation, which has changed them, they are computed anew. */
export const keepsFigures = (user: User, { context, info }: Asked): boolean =>
  info.operation.operation === 'query' && context.viewer?.id === user.id;

/**
 * `keptFigures` of the viewer, today and at the newest rates; of others, new ones.
 *
 * @param rowsOf see `keptFigures`
 */
export async function figuresOf<Figures extends object>(
  what: string,
  user: User,
  asked: Asked,
  compute: () => Promise<Figures>,
  rowsOf?: (figures: Figures) => number,
): Promise<Figures> {
  if (!keepsFigures(user, asked)) return compute();
  const { context } = asked;
  const [version, { date, perEuro }] = await Promise.all([versionFor(context, user.id), ratesFor(context)()]);
  const of = JSON.stringify([todayOf(user), user.timeZone, user.currency, date, ...perEuro]);
  return keptFigures({ what, userId: user.id, version, of }, compute, rowsOf);
}
