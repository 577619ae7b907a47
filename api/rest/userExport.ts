import * as z from 'zod/mini';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import type { Context } from '../viewer/context.ts';
import { csvLine } from './csv.ts';
import { component, described } from './describing/described.ts';
import { route } from './describing/route.ts';
import { listOf } from './listOf.ts';
import { pagesOf } from './pages.ts';
import { RestError, run } from './run.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';
import { filterIn, userFilter } from './userFilter.ts';

const start = graphql(`
  mutation RestStartUserExport($search: String, $status: UserStatus) {
    result: startUserExport(search: $search, status: $status) {
      ... on StartUserExportPayload {
        users
      }
    }
  }
`);

const page = graphql(`
  query RestExportUsers($search: String, $status: UserStatus, $after: String) {
    result: users(first: 100, after: $after, search: $search, status: $status) {
      edges {
        node {
          ...RestUser
          isEmailVerified
          hasSecondFactor
          disabledAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const exportedUser = component('ExportedUser', 'An account in an export, without secrets and what it keeps.', {
  ...userAnswer.shape,
  isEmailVerified: described(z.boolean(), 'Whether the user has shown that they read the mail of that address.', true),
  hasSecondFactor: described(z.boolean(), 'Whether they sign in with a second factor, too.', false),
  disabledAt: described(
    z.nullable(z.iso.datetime()),
    'When an administrator disabled the account; null if nobody did.',
    null,
  ),
});

type Filter = ReturnType<typeof filterIn>;
type ExportedUser = z.output<typeof exportedUser>;

const columns = Object.keys(exportedUser.shape) as (keyof ExportedUser)[];

/** All users in a filter, newest first, a hundred at a time. */
async function* usersIn(filter: Filter, context: Context): AsyncGenerator<ExportedUser> {
  for await (const users of pagesOf((after) => run(page, { ...filter, after }, context))) yield* users.map(bodyOf);
}

async function* linesOf(users: AsyncGenerator<ExportedUser>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const user of users) yield csvLine(columns.map((column) => user[column]));
}

export const userExport = route({
  method: 'GET',
  path: '/api/admin/users/export',
  operation: 'exportUsers',
  tag: 'Administration',
  summary: 'All users as a file',
  notes:
    'JSON, or CSV with `format=csv`. In CSV, a text that a spreadsheet would take for a formula begins with an apostrophe. The export is noted in the audit log.',
  query: { format: ['json, or csv. JSON by default.', 'csv'], ...userFilter },
  access: 'admin',
  answers: described(z.array(exportedUser), 'The users, newest first.'),
  csv: csvLine(columns),
  refusals: { 400: ['`format` or `status` is none of those.', 'The format is json or csv.'] },
  async answer({ query, context }) {
    const [filter, format] = [filterIn(query), query.get('format') || 'json'];
    if (format !== 'json' && format !== 'csv') throw new RestError(400, say('export.badFormat'));
    await run(start, filter, context);
    const users = usersIn(filter, context);
    const name = `stackling-users-${new Date().toISOString().slice(0, 10)}.${format}`;
    return format === 'csv'
      ? { pieces: linesOf(users), file: { name, type: 'text/csv; charset=utf-8' } }
      : { pieces: listOf(users), file: { name, type: 'application/json' } };
  },
});
