/** The closed value sets of the product. The database repeats them as check constraints. */

/** What kind of project a stack is for. The first four are offered first. */
export const projectTypes = {
  personal: {
    label: /*i18n*/ { id: 'projectType.personal.label', message: 'Personal' },
    description: /*i18n*/ {
      id: 'projectType.personal.description',
      message: 'Home, health, money and other personal matters',
    },
  },
  work: {
    label: /*i18n*/ { id: 'projectType.work.label', message: 'Work' },
    description: /*i18n*/ { id: 'projectType.work.description', message: 'Your job, your team or a client project' },
  },
  education: {
    label: /*i18n*/ { id: 'projectType.education.label', message: 'Education' },
    description: /*i18n*/ {
      id: 'projectType.education.description',
      message: 'A course, a thesis or teaching yourself',
    },
  },
  'side-quest': {
    label: /*i18n*/ { id: 'projectType.side-quest.label', message: 'Side Quest' },
    description: /*i18n*/ { id: 'projectType.side-quest.description', message: 'Something you do on the side' },
  },
  student: {
    label: /*i18n*/ { id: 'projectType.student.label', message: 'Student' },
    description: /*i18n*/ {
      id: 'projectType.student.description',
      message: 'School or university, on a student budget',
    },
  },
  entrepreneur: {
    label: /*i18n*/ { id: 'projectType.entrepreneur.label', message: 'Entrepreneur' },
    description: /*i18n*/ {
      id: 'projectType.entrepreneur.description',
      message: 'A business you are starting or running',
    },
  },
  creator: {
    label: /*i18n*/ { id: 'projectType.creator.label', message: 'Creator' },
    description: /*i18n*/ {
      id: 'projectType.creator.description',
      message: 'Videos, podcasts, writing, music or art for an audience',
    },
  },
} as const;

export type ProjectType = keyof typeof projectTypes;

export const projectTypeNames = Object.keys(projectTypes) as [ProjectType, ...ProjectType[]];

/** The project types that the finder card and the stack form offer. */
export const mainProjectTypes = ['personal', 'work', 'education', 'side-quest'] as const satisfies ProjectType[];

/** Colours of a recommendation's badge; an unknown one is shown as gray. */
export const badgeColors = ['green', 'blue', 'yellow', 'red', 'gray', 'purple', 'pink'] as const;

export type BadgeColor = (typeof badgeColors)[number];

/** How many tools a suite has. */
export const suiteSize = 5;

/** What chooses the tools: an AI provider that picks from the catalogue, or the built-in engine. */
export const engines = {
  openai: 'An AI provider, which chooses from the catalogue.',
  catalog: 'The built-in engine, without an AI provider.',
} as const;

export type Engine = keyof typeof engines;

export const engineNames = Object.keys(engines) as [Engine, ...Engine[]];

/** How the finder treats tools that the user already tracks. */
export const trackedUses = {
  paid: 'They may be picked and do not count toward the budget.',
  'left-out': 'They are not picked, and what they do counts as already covered.',
} as const;

export type TrackedUse = keyof typeof trackedUses;

export const trackedUseNames = Object.keys(trackedUses) as [TrackedUse, ...TrackedUse[]];

/** What somebody can demand of every tool, as the API describes it. */
export const constraintKindDescriptions = {
  linux: 'It runs on Linux, or in a browser.',
  windows: 'It runs on Windows, or in a browser.',
  mac: 'It runs on a Mac, or in a browser.',
  android: 'It runs on Android, or in a browser.',
  iphone: 'It runs on an iPhone, or in a browser.',
  ipad: 'It runs on an iPad, or in a browser.',
  browser: 'It runs in a browser, with nothing to install.',
  'self-hosted': 'It can run on one’s own server.',
  local: 'It works without a connection and keeps its data on the device.',
  offline: 'It goes on working where there is no connection.',
  'open-source': 'Its source code is open.',
  'company-country': 'Its maker is in a certain country, or is not.',
  'data-country': 'The data can be kept in a certain country.',
  'one-time': 'It is paid once, or free.',
  'no-ai': 'AI is no part of it.',
  'no-ads': 'It shows no advertising.',
  simple: 'It is easy for beginners.',
  free: 'It is free.',
  student: 'Students’ prices count.',
  'non-profit': 'Charities’ prices count.',
} as const;

export type ConstraintKind = keyof typeof constraintKindDescriptions;

export const constraintKinds = Object.keys(constraintKindDescriptions) as [ConstraintKind, ...ConstraintKind[]];

/** How a user can sign in, as the API describes it. */
export const signInMethods = {
  password: 'With a password.',
  passkey: 'With a passkey.',
  'single-sign-on': 'At another provider, by single sign-on.',
} as const;

export type SignInMethod = keyof typeof signInMethods;

export const signInMethodNames = Object.keys(signInMethods) as [SignInMethod, ...SignInMethod[]];

/** What can happen to an account, as the API describes it. */
export const securityEventKinds = {
  'signed-in': 'Somebody signed in.',
  'sign-in-failed': 'Somebody tried to sign in and failed.',
  'password-changed': 'The password changed.',
  'email-changed': 'The email address changed.',
  'factor-changed': 'A second factor was added, removed or changed.',
  'identity-joined': 'The account can now be opened by signing in at the OpenID provider.',
  'identity-removed': 'The account can no longer be opened by somebody who signs in at the OpenID provider.',
  'calendar-address-made': 'An address was made at which calendar apps read what the user pays.',
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;

export const securityEventKindNames = Object.keys(securityEventKinds) as [SecurityEventKind, ...SecurityEventKind[]];

/** What an access token can be allowed, as the API describes it. To write includes to read. */
export const tokenScopes = {
  'subscriptions-read': 'To read the user’s subscriptions and spending.',
  'subscriptions-write': 'To read and change the user’s subscriptions.',
  'stacks-read': 'To read the user’s stacks.',
  'stacks-write': 'To read and change the user’s stacks.',
  'account-read': 'To read the user’s name, email, currency and time zone.',
  'account-write': 'To read these, and to change the currency.',
  'reminders-read': 'To read the user’s reminders: where they go, what became of them, and the inbox.',
  'reminders-write': 'To read these, and to change them.',
} as const;

export type TokenScope = keyof typeof tokenScopes;

export const tokenScopeNames = Object.keys(tokenScopes) as [TokenScope, ...TokenScope[]];

/** How long an access token can be valid, in days. */
export const tokenLifetimes = [30, 90, 365] as const;

/** What a webhook is told a message in, as the API describes it. */
export const channelShapes = {
  json: 'Plain JSON, for programs of your own.',
  ntfy: 'The topic of an ntfy server.',
  discord: 'A webhook of Discord.',
  slack: 'An incoming webhook of Slack, or of a service that takes the same, such as Mattermost.',
  telegram: 'A bot of Telegram: its address that ends in /sendMessage, and the chat.',
} as const;

export type ChannelShape = keyof typeof channelShapes;

export const channelShapeNames = Object.keys(channelShapes) as [ChannelShape, ...ChannelShape[]];

/** What became of a message to a channel, as the API describes it. */
export const deliveryStates = {
  waiting: 'It will be sent, or sent again.',
  sending: 'It is being sent.',
  delivered: 'The receiver took it.',
  failed: 'It was not delivered, and is not sent again.',
  unknown: 'It was sent, and whether it arrived is not known. It is not sent again, so that it does not arrive twice.',
} as const;

export type DeliveryState = keyof typeof deliveryStates;

/** What people are told in the inbox, as the API describes it. */
export const noticeKinds = {
  renewal: 'A subscription is paid soon.',
  'trial-end': 'A trial ends soon.',
  'cancel-by': 'A subscription can be cancelled in time only a little longer.',
  'price-rise': 'A price rises soon.',
  'channel-off': 'A channel was switched off, because it had failed for days.',
} as const;

export type NoticeKind = keyof typeof noticeKinds;

export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

/** How an AI provider can fail to answer. */
export const providerFailures = [
  'api_key_missing',
  'invalid_api_key',
  'quota_exceeded',
  'provider_busy',
  'provider_unavailable',
  'provider_refused',
  'provider_answer_unusable',
] as const;

export type ProviderFailure = (typeof providerFailures)[number];

/** What a tracked subscription is for. */
export const categories = {
  work: /*i18n*/ { id: 'category.work', message: 'Work' },
  personal: /*i18n*/ { id: 'category.personal', message: 'Personal' },
  entertainment: /*i18n*/ { id: 'category.entertainment', message: 'Entertainment' },
  'side-quest': /*i18n*/ { id: 'category.side-quest', message: 'Side Quest' },
  other: /*i18n*/ { id: 'category.other', message: 'Other' },
} as const;

export type Category = keyof typeof categories;

export const categoryNames = Object.keys(categories) as [Category, ...Category[]];

/** What kinds of labels there are for subscriptions, as the API describes them. */
export const labelKinds = {
  category: 'A category of the user’s own, which stands in front of the built-in one. A subscription has at most one.',
  tag: 'A tag. A subscription has at most 10.',
  method: 'A payment method, such as a card. A subscription has at most one.',
  person: 'Somebody whom a subscription is for. A subscription has at most one.',
} as const;

export type LabelKind = keyof typeof labelKinds;

export const labelKindNames = Object.keys(labelKinds) as [LabelKind, ...LabelKind[]];

/** The colours of labels. */
export const labelColors = badgeColors;

export type LabelColor = BadgeColor;
/** What advice is about, as the API describes it. */
export const adviceKinds = {
  duplicate: 'The same service more than once.',
  overlap: 'Different services that do the same.',
  'yearly-plan': 'The same plan costs less by the year.',
  'cheaper-plan': 'The same service has a plan that costs less.',
  alternative: 'Another tool does the same for less.',
  'above-list-price': 'It costs more than its list price.',
  'ends-soon': 'A trial ends soon, or the last day to cancel comes soon.',
  unused: 'Its owner said that they did not use it lately.',
} as const;

export type AdviceKind = keyof typeof adviceKinds;

/** What somebody can decide about advice, as the API describes it. */
export const adviceStates = {
  done: 'They did it. It counts in what they saved.',
  snoozed: 'They are not shown it for 30 days.',
  dismissed: 'They are not shown it again.',
} as const;

export type AdviceState = keyof typeof adviceStates;

export const adviceStateNames = Object.keys(adviceStates) as [AdviceState, ...AdviceState[]];

/** Where a link of advice leads to, as the API describes it. */
export const adviceLinkKinds = {
  cancel: 'Where the subscription is cancelled.',
  site: 'The service’s site.',
  other: 'The tool to move to.',
} as const;

export type AdviceLinkKind = keyof typeof adviceLinkKinds;

/** Whether somebody used a subscription lately, as the API describes it. */
export const uses = {
  yes: 'They did.',
  rarely: 'They did, but rarely.',
  no: 'They did not.',
} as const;

export type Use = keyof typeof uses;

export const useNames = Object.keys(uses) as [Use, ...Use[]];

/** What is in the audit log, and which fields of an account administrators can change. */
export const auditActions = {
  'account-updated': 'Changed the account',
  'admin-granted': 'Made the account an administrator',
  'admin-revoked': 'Removed the account’s administrator rights',
  'reset-link-created': 'Created a reset link for the account',
  'account-disabled': 'Disabled the account',
  'account-enabled': 'Enabled the account again',
  'account-deleted': 'Deleted the account',
  'second-factor-reset': 'Removed the account’s second factor',
  'sessions-ended': 'Ended all sessions of the account',
  'session-ended': 'Ended one session of the account',
  'invitation-created': 'Invited somebody',
  'invitation-revoked': 'Revoked the invitation of somebody',
  'invitation-used': 'Created an account with an invitation of the administrator',
  'mail-retried': 'Tried again to send a mail to the account',
  'mail-dropped': 'Dropped a mail to the account',
  'users-exported': 'Exported the list of users',
} as const;
export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

export const auditedFields = ['username', 'email', 'password'] as const;

export type AuditedField = (typeof auditedFields)[number];

/** Why a job failed, in what administrators are told; the log has the details. */
export const jobFailures = {
  'mail-unreachable': 'The mail server cannot be reached, or does not answer in time.',
  'mail-login': 'The mail server does not accept the user and the password in SMTP_URL.',
  'mail-refused': 'The mail server refuses the mail, its sender or its recipient.',
  'rates-unavailable': 'The service for exchange rates cannot be reached, or its answer cannot be used.',
  'nobody-did-it': 'No server did it before its time was over.',
  other: 'Something else; the log says what.',
} as const;

export type JobFailure = keyof typeof jobFailures;

export const jobFailureNames = Object.keys(jobFailures) as [JobFailure, ...JobFailure[]];

/** Who may create an account. */
export const registrationModes = ['open', 'invite', 'closed'] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** How somebody can give their second factor. */
export const secondFactorMethods = {
  passkey: 'A passkey answers.',
  totp: 'A six-digit code of an authenticator app.',
  'recovery-code': 'A recovery code, which works once.',
} as const;

export type SecondFactorMethod = keyof typeof secondFactorMethods;

/** How somebody who is signed in can prove again who they are. */
export const proofMethods = { ...secondFactorMethods, password: 'The password.' } as const;

export type ProofMethod = keyof typeof proofMethods;

/** Why signing in at the OpenID provider did not work; the page tells it from the address that it was sent to. */
export const openIdProblems = [
  'cancelled',
  'expired',
  'failed',
  'unavailable',
  'busy',
  'emailTaken',
  'emailUnverified',
  'closed',
  'inviteOnly',
  'disabled',
  'joinedElsewhere',
] as const;

export type OpenIdProblem = (typeof openIdProblems)[number];
