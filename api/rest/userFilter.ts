import { enumName } from '../../common/enumName.ts';
import { userStatusNames } from '../../common/userStatuses.ts';
import { say } from '../say.ts';
import { RestError } from './run.ts';

const statuses = userStatusNames.join(', ');

/** The query parameters that choose users. */
export const userFilter: Record<string, [description: string, example: string]> = {
  search: ['Only users whose username or email contains this text, ignoring case.', 'ada'],
  status: [`Only users in this status: one of ${statuses}.`, 'never-signed-in'],
};

/**
 * The users that a query string chooses.
 *
 * @throws RestError when its status is none
 */
export function filterIn(query: URLSearchParams) {
  const given = query.get('status');
  const status = userStatusNames.find((name) => name === given);
  if (given && !status) throw new RestError(400, say('users.badStatus', { statuses }));
  return { search: query.get('search'), status: status && enumName(status) };
}
