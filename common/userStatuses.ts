/** What the list of users can be narrowed to; a user may be in several. */
export const userStatuses = {
  administrator: 'Administrators',
  user: 'Users who are not administrators',
  disabled: 'Users whose accounts are disabled',
  'never-signed-in': 'Users who have never signed in',
  'email-unconfirmed': 'Users who have not confirmed their email',
  'second-factor': 'Users with a second factor',
  'no-second-factor': 'Users without a second factor',
} as const;

export type UserStatus = keyof typeof userStatuses;

export const userStatusNames = Object.keys(userStatuses) as [UserStatus, ...UserStatus[]];
