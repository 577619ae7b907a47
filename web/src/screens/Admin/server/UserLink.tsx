import { Link } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import { addressOf } from '../view.ts';

/** Somebody's name, which leads to them in the list of users. */
export function UserLink({ username }: { username: string }) {
  const search = addressOf({ search: username, status: undefined, order: 'created', direction: 'DESC' });
  return (
    <Link to={`${paths.admin}?${search}`} className="font-semibold text-fern underline wrap-anywhere">
      {username}
    </Link>
  );
}
