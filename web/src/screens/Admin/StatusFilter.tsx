import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { enumName } from '../../../../common/enumName.ts';
import { locale } from '../../../../common/locale.ts';
import { userStatusNames, type UserStatus } from '../../../../common/userStatuses.ts';
import type { StatusFilter_users$key } from '../../__generated__/StatusFilter_users.graphql.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { statusTexts } from './statusTexts.ts';

interface StatusFilterProps {
  users: StatusFilter_users$key;
  status: UserStatus | undefined;
  onChange: (status: UserStatus | undefined) => void;
}

/** Narrows the list to users in a status, and says how many there are in each. */
export function StatusFilter({ users, status, onChange }: StatusFilterProps) {
  const { t } = useLingui();
  const { statusCounts } = useFragment(
    graphql`
      fragment StatusFilter_users on UsersConnection @throwOnFieldError {
        statusCounts {
          status
          count
        }
      }
    `,
    users,
  );
  const countOf = (name: UserStatus) =>
    (statusCounts.find((each) => each.status === enumName(name))?.count ?? 0).toLocaleString(locale());
  return (
    <Field label={t`Status`}>
      {(control) => (
        <Select
          {...control}
          value={status ?? ''}
          onChange={({ target }) => onChange(userStatusNames.find((name) => name === target.value))}
        >
          <option value="">{t`All`}</option>
          {userStatusNames.map((name) => (
            <option key={name} value={name}>
              {t(statusTexts[name])} ({countOf(name)})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
