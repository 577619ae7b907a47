/** The messages for fields that break a form's rules. */
export const formTexts = {
  missing: /*i18n*/ {
    id: 'text.missing',
    message: 'Please enter a {what, select, name {name} description {description} other {text}}',
  },
  tooLong: /*i18n*/ {
    id: 'text.tooLong',
    message:
      'Please keep the {what, select, name {name} description {description} link {link} token {token} features {features} badge {badge} badgeColor {badge’s colour} price {price} other {text}} to at most {maximum, number} characters',
  },
  notText: /*i18n*/ {
    id: 'text.notText',
    message:
      'The {what, select, name {name} description {description} link {link} badge {badge} badgeColor {badge’s colour} price {price} other {value}} must be text',
  },
  unstorable: /*i18n*/ { id: 'text.unstorable', message: 'Please remove the characters that cannot be stored' },
  badLink: /*i18n*/ {
    id: 'link.invalid',
    message: 'Please enter a web address such as https://example.com, without a user name in it',
  },
  badDate: /*i18n*/ { id: 'date.invalid', message: 'Please enter a date such as 2026-11-30' },
  dateLongAgo: /*i18n*/ {
    id: 'date.longAgo',
    message: 'Please enter a date that is at most {years, number} years ago',
  },

  badEmail: /*i18n*/ { id: 'email.invalid', message: 'Please enter a valid email address' },
  badUserEmail: /*i18n*/ { id: 'email.invalidOfUser', message: 'Invalid email address' },
  codeMissing: /*i18n*/ { id: 'code.missing', message: 'Please enter a code' },
  codeTooLong: /*i18n*/ { id: 'code.tooLong', message: 'This code is too long' },
  passwordMissing: /*i18n*/ { id: 'password.missing', message: 'Password is required' },
  passwordTooShort: /*i18n*/ {
    id: 'password.tooShort',
    message: 'Password must be at least {minimum, number} characters',
  },
  passwordTooLong: /*i18n*/ { id: 'password.tooLong', message: 'Password is too long' },
  passwordGuessable: /*i18n*/ {
    id: 'password.guessable',
    message: 'This password is easy to guess. Please add a word or two that do not belong together',
  },
  passwordOwnName: /*i18n*/ {
    id: 'password.ownName',
    message: 'This password is too close to your name, your email or the name Stackling. Please choose another one',
  },
  passwordUnreadable: /*i18n*/ {
    id: 'password.unreadable',
    message: 'Password contains characters that cannot be used',
  },
  passwordsDiffer: /*i18n*/ { id: 'password.different', message: 'Passwords do not match' },
  usernameMissing: /*i18n*/ { id: 'username.missing', message: 'Username is required' },
  usernameTooShort: /*i18n*/ {
    id: 'username.tooShort',
    message: 'Username must be at least {minimum, number} characters',
  },
  usernameTooLong: /*i18n*/ {
    id: 'username.tooLong',
    message: 'Username cannot exceed {maximum, number} characters',
  },
  badUsername: /*i18n*/ {
    id: 'username.invalid',
    message: 'Username can only contain letters, numbers, and underscores',
  },
  badAdmin: /*i18n*/ { id: 'isAdmin.invalid', message: 'Administrator must be true or false' },
  badDisabled: /*i18n*/ { id: 'isDisabled.invalid', message: 'Disabled must be true or false' },
  badLifetime: /*i18n*/ { id: 'expiresInDays.invalid', message: 'A token can be valid for 30, 90 or 365 days' },
  resetTokenMissing: /*i18n*/ { id: 'resetToken.missing', message: 'Reset token is required' },
  badChannelUrl: /*i18n*/ {
    id: 'channel.badUrl',
    message: 'Please enter a web address such as https://ntfy.sh/my-topic',
  },
  chatMissing: /*i18n*/ { id: 'channel.chatMissing', message: 'Please enter the number or the name of the chat' },
  badLead: /*i18n*/ { id: 'daysBefore.invalid', message: 'Please enter a number of days from 0 to {maximum, number}' },
  badHour: /*i18n*/ { id: 'hour.invalid', message: 'Please enter an hour from 0 to 23' },
  badReminderKind: /*i18n*/ {
    id: 'reminder.badKind',
    message: 'The kind must be renewal, trialEnd, cancelBy or priceRise',
  },
  badChannels: /*i18n*/ { id: 'reminder.badChannels', message: 'The channels must be inbox, email or ids of channels' },
  badRules: /*i18n*/ { id: 'reminder.badRules', message: 'Please send a list of at most {maximum, number} rules' },
  badAdviceState: /*i18n*/ { id: 'advice.badState', message: 'The state must be done, snoozed or dismissed' },
  badLocale: /*i18n*/ { id: 'locale.invalid', message: 'Please choose a language and region such as de-AT' },
  badTimeZone: /*i18n*/ { id: 'timeZone.invalid', message: 'Please choose a time zone such as Europe/Berlin' },
  badCurrency: /*i18n*/ { id: 'currency.invalid', message: 'Please choose one of the currencies in the list' },

  budgetTooSmall: /*i18n*/ { id: 'budget.tooSmall', message: 'Budget must be at least $1' },
  budgetTooLarge: /*i18n*/ { id: 'budget.tooLarge', message: 'Budget must be at most $1,000,000' },
  budgetNotWhole: /*i18n*/ { id: 'budget.notWhole', message: 'Budget must be a whole number of dollars' },
  badProjectType: /*i18n*/ { id: 'projectType.invalid', message: 'Please select a project type' },
  badEngine: /*i18n*/ { id: 'engine.invalid', message: 'The engine must be openai or catalog' },
  badNeed: /*i18n*/ {
    id: 'need.invalid',
    message: 'A need must be one of the catalogue’s, and there can be at most 40',
  },
  badConstraint: /*i18n*/ {
    id: 'constraint.invalid',
    message: 'A constraint must be one of those that the finder knows',
  },
  badTracked: /*i18n*/ { id: 'tracked.invalid', message: 'Tracked tools must be paid or left-out' },
  promptTooShort: /*i18n*/ {
    id: 'prompt.tooShort',
    message: 'Please enter at least {minimum, number} characters to get helpful recommendations',
  },

  badFeature: /*i18n*/ { id: 'features.notText', message: 'Each feature must be text' },
  badFeatures: /*i18n*/ { id: 'features.notList', message: 'Features must be a list of texts' },
  tooManyFeatures: /*i18n*/ { id: 'features.tooMany', message: 'Please name at most {maximum, number} features' },
  badRecommendation: /*i18n*/ { id: 'recommendations.notObject', message: 'Each recommendation must be an object' },
  nothingToSave: /*i18n*/ { id: 'recommendations.missing', message: 'No recommendations available to save' },
  tooMuchToSave: /*i18n*/ {
    id: 'recommendations.tooMany',
    message: 'Please save at most {maximum, number} recommendations at a time',
  },

  badCategory: /*i18n*/ { id: 'category.invalid', message: 'Please select a category' },
  tooManyEntries: /*i18n*/ { id: 'entries.tooMany', message: 'Please add at most 100 lines at once' },
  badPriceCurrency: /*i18n*/ { id: 'currency.unknown', message: 'Please select a currency' },
  badActive: /*i18n*/ { id: 'isActive.invalid', message: 'Active must be true or false' },
} as const;
