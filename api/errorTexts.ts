/** The messages of errors; the ids are the codes that programs read. */
const errorTexts = [
  /*i18n*/ { id: 'viewer.missing', message: 'You need to be logged in.' },
  /*i18n*/ { id: 'viewer.notAllowed', message: 'You are not allowed to do this.' },
  /*i18n*/ { id: 'token.scopeMissing', message: 'This access token does not have the scope {scope}.' },
  /*i18n*/ { id: 'token.notAllowed', message: 'An access token cannot do this. Please log in with a browser.' },
  /*i18n*/ {
    id: 'token.unreadable',
    message: 'Send an access token as Authorization: Bearer stk_…, or leave that header out.',
  },
  /*i18n*/ { id: 'token.unknown', message: 'This access token is unknown, has been revoked or has expired.' },
  /*i18n*/ { id: 'credentials.wrong', message: 'Incorrect email or password.' },

  /*i18n*/ { id: 'secondFactor.required', message: 'Please also enter a code, or use your passkey.' },
  /*i18n*/ {
    id: 'secondFactor.missing',
    message: 'This server asks for a second step at sign-in. Please set it up with a browser first.',
  },
  /*i18n*/ {
    id: 'secondFactor.wrongCode',
    message: 'This code is wrong or was used already. Please try the next one.',
  },
  /*i18n*/ { id: 'secondFactor.none', message: 'You have no second step at sign-in. Please set one up first.' },
  /*i18n*/ { id: 'secondStep.expired', message: 'This took too long. Please enter your email and password again.' },
  /*i18n*/ { id: 'totp.setupExpired', message: 'This took too long. Please start again with a new QR code.' },
  /*i18n*/ { id: 'passkey.refused', message: 'This passkey did not work. Please try again or use another way.' },
  /*i18n*/ { id: 'passkey.tooLate', message: 'The question to your passkey has expired. Please try again.' },
  /*i18n*/ {
    id: 'passkey.elsewhere',
    message: 'Passkeys do not work at this address. Please open Stackling at its usual address.',
  },
  /*i18n*/ { id: 'passkey.unknown', message: 'No such passkey.' },
  /*i18n*/ {
    id: 'passkeys.tooMany',
    message: 'You have {maximum, number} passkeys already. Please remove one that you no longer need.',
  },
  /*i18n*/ { id: 'proof.required', message: 'Please show again that it is you.' },

  /*i18n*/ { id: 'input.invalid', message: 'Invalid input' },
  /*i18n*/ { id: 'username.taken', message: 'This username is already taken' },
  /*i18n*/ { id: 'email.taken', message: 'This email is already registered' },
  /*i18n*/ {
    id: 'email.takenMeanwhile',
    message: 'Another account has started to use this email address meanwhile. Your account keeps the one that it has.',
  },
  /*i18n*/ {
    id: 'confirmation.useless',
    message:
      'This link has already been used, has expired or was cancelled. You can get a new one on your account page.',
  },
  /*i18n*/ {
    id: 'email.pending',
    message: 'We have sent an email to {email}. Your email changes when you open the link in it within 24 hours.',
  },
  /*i18n*/ {
    id: 'nextBillingDate.different',
    message: 'This is not the next payment when payments are counted from the day in startsOn',
  },
  /*i18n*/ { id: 'currentPassword.wrong', message: 'This is not your current password' },
  /*i18n*/ {
    id: 'currentPassword.missing',
    message: 'Please enter your current password to change your email',
  },
  /*i18n*/ {
    id: 'resetToken.useless',
    message: 'This link has already been used or has expired. Please ask for a new one.',
  },
  /*i18n*/ { id: 'passwordLogin.off', message: 'Passwords are not used on this server.' },
  /*i18n*/ {
    id: 'signIn.tooOld',
    message: 'Please log out and sign in again first. Then do this within 10 minutes.',
  },
  /*i18n*/ { id: 'singleSignOn.off', message: 'This server offers no single sign-on.' },
  /*i18n*/ {
    id: 'singleSignOn.unavailable',
    message: '{name} cannot be reached right now. Please try again in a moment.',
  },
  /*i18n*/ { id: 'identity.unknown', message: 'No such identity.' },
  /*i18n*/ {
    id: 'identity.last',
    message: 'This is your only way to sign in. Add another first, such as a passkey.',
  },
  /*i18n*/ {
    id: 'registration.pending',
    message: 'We have sent you an email. Open the link in it within 24 hours to finish.',
  },
  /*i18n*/ {
    id: 'registration.useless',
    message: 'This link has already been used or has expired. Please register again.',
  },
  /*i18n*/ { id: 'registration.wrongPassword', message: 'This is not the password that you registered with' },
  /*i18n*/ { id: 'registration.closed', message: 'You cannot create an account on this server.' },
  /*i18n*/ {
    id: 'registration.inviteOnly',
    message: 'You need an invitation to create an account on this server. Please ask an administrator for one.',
  },
  /*i18n*/ {
    id: 'invitation.useless',
    message: 'This invitation has already been used, has expired or was revoked. Please ask for a new one.',
  },
  /*i18n*/ { id: 'invitation.otherEmail', message: 'This invitation is for another email address' },
  /*i18n*/ { id: 'mail.off', message: 'This server sends no email.' },
  /*i18n*/ { id: 'mail.unknown', message: 'This mail is no longer waiting, or is being sent right now.' },
  /*i18n*/ { id: 'invitation.unknown', message: 'No such invitation.' },
  /*i18n*/ { id: 'isAdmin.own', message: 'You cannot change your own administrator rights' },
  /*i18n*/ { id: 'email.own', message: 'You cannot change your own email here. Please use the account page.' },
  /*i18n*/ { id: 'password.own', message: 'You cannot change your own password here. Please use the account page.' },
  /*i18n*/ { id: 'isDisabled.own', message: 'You cannot disable your own account' },
  /*i18n*/ { id: 'sessions.own', message: 'You cannot end your own sessions here. Please use the account page.' },
  /*i18n*/ { id: 'account.own', message: 'You cannot delete your own account here. Please use the account page.' },
  /*i18n*/ { id: 'account.ownAmongOthers', message: 'This is your own account. Please use the account page.' },
  /*i18n*/ { id: 'users.tooMany', message: 'Please choose at most {maximum, number} users at once.' },
  /*i18n*/ { id: 'account.disabled', message: 'Your account is disabled. Please ask your administrator.' },
  /*i18n*/ { id: 'isAdmin.last', message: 'The last administrator cannot be removed' },
  /*i18n*/ { id: 'isAdmin.gone', message: 'You are no longer an administrator' },
  /*i18n*/ {
    id: 'account.lastAdmin',
    message: 'You are the last administrator. Please make somebody else an administrator first.',
  },
  /*i18n*/ {
    id: 'accessTokens.tooMany',
    message: 'You have {maximum, number} access tokens already. Please revoke one that you no longer need.',
  },
  /*i18n*/ {
    id: 'stack.full',
    message: 'A stack holds at most {maximum, number} subscriptions',
  },
  /*i18n*/ {
    id: 'stack.fullForNow',
    message:
      'A stack holds at most {maximum, number} subscriptions. Those that you removed from it in the last 30 days count, too.',
  },
  /*i18n*/ {
    id: 'subscriptions.tooMany',
    message:
      'You can track at most {maximum, number} subscriptions. Those that you removed in the last 30 days count, too.',
  },
  /*i18n*/ {
    id: 'stacks.tooMany',
    message: 'You can have at most {maximum, number} stacks. Those that you removed in the last 30 days count, too.',
  },
  /*i18n*/ {
    id: 'channels.tooMany',
    message: 'You can have at most {maximum, number} channels. Those that you removed in the last 30 days count, too.',
  },
  /*i18n*/ { id: 'channel.badKind', message: 'Only channels of the kind webhook can be added' },
  /*i18n*/ {
    id: 'channel.badShape',
    message: 'The shape is one of json, ntfy, discord, slack and telegram',
  },
  /*i18n*/ { id: 'channel.unreachable', message: 'This address cannot be reached from here' },
  /*i18n*/ {
    id: 'channel.noTopic',
    message: 'Please end the address with the topic, such as https://ntfy.sh/my-topic',
  },
  /*i18n*/ { id: 'ids.count', message: 'Please choose 1 to {maximum, number} subscriptions' },
  /*i18n*/ { id: 'ids.bad', message: 'Please send a list of the ids of subscriptions' },
  /*i18n*/ { id: 'subscription.ended', message: 'It has ended already.' },
  /*i18n*/ { id: 'subscription.cancelled', message: 'It is cancelled already.' },
  /*i18n*/ { id: 'subscription.notPaused', message: 'It is not paused.' },
  /*i18n*/ { id: 'subscription.goesOn', message: 'It goes on already.' },
  /*i18n*/ { id: 'subscription.changedSince', message: 'It was changed since then.' },
  /*i18n*/ { id: 'change.unknown', message: 'This can no longer be undone.' },
  /*i18n*/ { id: 'labelIds.missing', message: 'Please choose a label' },
  /*i18n*/ { id: 'labelIds.bad', message: 'Please send a list of the ids of labels' },
  /*i18n*/ { id: 'label.unknown', message: 'No such label.' },
  /*i18n*/ { id: 'budget.unknown', message: 'You have no such budget.' },
  /*i18n*/ { id: 'label.taken', message: 'You already have this name. Please choose another.' },
  /*i18n*/ {
    id: 'label.inUse',
    message:
      '{count, plural, one {# subscription has} other {# subscriptions have}} this label. Please say which one they get instead, or that they get none.',
  },
  /*i18n*/ { id: 'label.otherKind', message: 'Please choose another label of the same kind' },
  /*i18n*/ { id: 'labels.tooMany', message: 'You can have at most {maximum, number} labels.' },
  /*i18n*/ {
    id: 'labels.tooManyTags',
    message: 'A subscription has at most {maximum, number} tags',
  },
  /*i18n*/ {
    id: 'labels.oneOfAKind',
    message: 'A subscription has one category, one payment method and one person at most',
  },
  /*i18n*/ { id: 'advice.unknown', message: 'No such advice.' },
  /*i18n*/ { id: 'advice.tooMany', message: 'You have decided about {maximum, number} pieces of advice already.' },
  /*i18n*/ { id: 'inboxEntry.unknown', message: 'No such entry in the inbox.' },
  /*i18n*/ { id: 'inboxEntry.badTime', message: 'Please choose a time in the next 30 days' },
  /*i18n*/ { id: 'channel.unknown', message: 'No such channel.' },
  /*i18n*/ { id: 'subscription.duplicate', message: 'You already have {names}.' },

  /*i18n*/ { id: 'id.unknown', message: 'There is no object with this id.' },
  /*i18n*/ { id: 'stack.unknown', message: 'No such stack.' },
  /*i18n*/ {
    id: 'calendar.tooLong',
    message: 'There are more than {maximum, number} payments in this time. Please ask for a shorter one.',
  },
  /*i18n*/ { id: 'count.outside', message: 'Please ask for a whole number from 1 to {maximum, number}' },
  /*i18n*/ { id: 'days.backwards', message: 'The last day cannot be before the first' },
  /*i18n*/ { id: 'days.tooMany', message: 'Please ask for at most {years, number} years' },
  /*i18n*/ { id: 'currency.withoutRate', message: 'There is no exchange rate for this currency' },
  /*i18n*/ { id: 'payment.notDue', message: 'Nothing is due on this day' },
  /*i18n*/ { id: 'payment.notRecorded', message: 'Nothing was recorded of a payment on this day' },
  /*i18n*/ { id: 'payments.tooMany', message: 'You can record at most {maximum, number} payments.' },
  /*i18n*/ { id: 'subscription.unknown', message: 'No such subscription.' },
  /*i18n*/ { id: 'session.unknown', message: 'No such session.' },
  /*i18n*/ { id: 'accessToken.unknown', message: 'No such access token.' },
  /*i18n*/ { id: 'user.unknown', message: 'No such user.' },
  /*i18n*/ { id: 'email.unknown', message: 'There is no account with the email {email}.' },

  /*i18n*/ {
    id: 'tries.tooMany',
    message:
      'Too many tries. Please wait {unit, select, second {{count, plural, one {# second} other {# seconds}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# hour} other {# hours}}}} and try again.',
  },
  /*i18n*/ {
    id: 'requests.tooMany',
    message:
      'Too many requests. Please wait {unit, select, second {{count, plural, one {# second} other {# seconds}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# hour} other {# hours}}}} and try again.',
  },
  /*i18n*/ {
    id: 'aiQuestions.tooMany',
    message:
      'Too many tries. Please wait {unit, select, second {{count, plural, one {# second} other {# seconds}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# hour} other {# hours}}}} and try again. The built-in catalogue has no such limit.',
  },

  /*i18n*/ {
    id: 'provider.api_key_missing',
    message: 'The key of the AI provider is missing. Please check the configuration.',
  },
  /*i18n*/ {
    id: 'provider.invalid_api_key',
    message: 'The key of the AI provider is invalid. Please check the configuration.',
  },
  /*i18n*/ {
    id: 'provider.quota_exceeded',
    message: 'The quota of the AI provider is exceeded. Please try again later or update the key.',
  },
  /*i18n*/ {
    id: 'provider.provider_busy',
    message: 'The AI provider is busy right now. Please try again in a moment.',
  },
  /*i18n*/ {
    id: 'provider.provider_unavailable',
    message: 'The AI provider is not answering right now. Please try again in a moment.',
  },
  /*i18n*/ {
    id: 'provider.provider_refused',
    message: 'The AI provider declined to answer this. Please describe the project in other words.',
  },
  /*i18n*/ {
    id: 'provider.provider_answer_unusable',
    message: 'The AI provider gave an answer that cannot be used. Please try again.',
  },

  /*i18n*/ {
    id: 'database.full',
    message: 'Stackling cannot save anything right now because its disk is full. You can still read what is saved.',
  },
  /*i18n*/ {
    id: 'database.unavailable',
    message: 'Stackling cannot reach its database right now. Please try again in a moment.',
  },
  /*i18n*/ { id: 'server.failed', message: 'Something went wrong on our side.' },
  /*i18n*/ {
    id: 'request.timedOut',
    message: 'This took longer than {seconds, number} seconds and was stopped. Part of it may have been done.',
  },
  /*i18n*/ { id: 'request.abandoned', message: 'Nobody waits for this answer any more.' },
  /*i18n*/ { id: 'server.busy', message: 'Stackling is very busy right now. Please try again in a moment.' },
  /*i18n*/ { id: 'request.tooLarge', message: 'The request is too large.' },
  /*i18n*/ {
    id: 'request.notJson',
    message: 'Send the body as JSON, with the header Content-Type: application/json.',
  },
  /*i18n*/ { id: 'request.crossSite', message: 'Requests from other sites are refused.' },
  /*i18n*/ { id: 'request.badHost', message: 'The header Host is not a valid host name.' },
  /*i18n*/ { id: 'request.trace', message: 'The method TRACE is not supported.' },
  /*i18n*/ {
    id: 'request.notAcceptable',
    message: 'The header Accept has no media type that an operation can be answered with.',
  },
  /*i18n*/ { id: 'request.notOperation', message: 'The body is not a JSON object with a query.' },
  /*i18n*/ { id: 'request.noQuery', message: 'The parameter query is missing.' },
  /*i18n*/ { id: 'request.notObject', message: 'The parameter {name} is not a JSON object.' },
  /*i18n*/ { id: 'request.badJson', message: 'The body is not valid JSON.' },
  /*i18n*/ { id: 'call.unknown', message: 'There is no such call.' },
  /*i18n*/ { id: 'call.nothing', message: 'Not found.' },
  /*i18n*/ { id: 'idempotencyKey.invalid', message: 'An Idempotency-Key must be 1 to 255 visible ASCII characters.' },
  /*i18n*/ { id: 'idempotencyKey.taken', message: 'This Idempotency-Key was used for another request.' },
  /*i18n*/ {
    id: 'idempotencyKey.underWay',
    message: 'The first request with this Idempotency-Key is still under way.',
  },
  /*i18n*/ {
    id: 'idempotencyKey.tooMany',
    message: 'You have sent {maximum, number} requests with an Idempotency-Key today. Leave it out, or wait a while.',
  },
  /*i18n*/ { id: 'export.badFormat', message: 'The format is json or csv.' },
  /*i18n*/ { id: 'users.badStatus', message: 'The status is one of {statuses}.' },
  /*i18n*/ { id: 'page.badSize', message: 'The size of a page is a whole number from 1 to {maximum, number}.' },
  /*i18n*/ { id: 'page.outdated', message: 'Stackling has been updated. Please reload the page.' },
] as const;

/** What became of a message to a channel, as its owner is told. */
export const deliveryTexts = [
  /*i18n*/ { id: 'delivery.answered', message: 'Answered {status}' },
  /*i18n*/ { id: 'delivery.refused', message: 'Answered {status}: {words}' },
  /*i18n*/ { id: 'delivery.tooLate', message: 'No answer within 5 seconds' },
  /*i18n*/ { id: 'delivery.failed', message: 'The connection failed' },
  /*i18n*/ { id: 'delivery.sealed', message: 'Its address can no longer be read. Please add the channel again.' },
  /*i18n*/ { id: 'delivery.channelOff', message: 'The channel was removed or switched off' },
  /*i18n*/ { id: 'delivery.unsubscribed', message: 'You no longer get reminders by email' },
  /*i18n*/ { id: 'delivery.tooOld', message: 'No server was there to send it for two days' },
  /*i18n*/ { id: 'delivery.mailTaken', message: 'The mail server took it' },
  /*i18n*/ { id: 'delivery.mailRefused', message: 'The mail server did not take it' },
  /*i18n*/ {
    id: 'delivery.interrupted',
    message: 'The server ended while it was sent. Whether it arrived is not known.',
  },
  /*i18n*/ {
    id: 'channel.switchedOff',
    message:
      'Your channel {name} has failed since {since} and was switched off. The last answer was: {answer}. You can switch it on again.',
  },
  /*i18n*/ { id: 'channel.test.title', message: 'Test message from Stackling' },
  /*i18n*/ { id: 'channel.test.line', message: 'This channel works.' },
] as const;

/** What people are reminded of. */
export const reminderTexts = [
  /*i18n*/ { id: 'reminder.renewal', message: '{name} renews on {day}: {amount}' },
  /*i18n*/ { id: 'reminder.renewalByHand', message: '{name} is to be renewed by hand on {day}: {amount}' },
  /*i18n*/ { id: 'reminder.trialEnd', message: 'The trial of {name} ends on {day}. After that, it costs {amount}' },
  /*i18n*/ { id: 'reminder.cancelBy', message: '{day} is the last day to cancel {name}, or it goes on for {amount}' },
  /*i18n*/ { id: 'reminder.priceRise', message: '{name} costs {amount} from {day} on; until then {before}' },
  /*i18n*/ {
    id: 'reminder.digest',
    message: '{count, plural, one {# reminder} other {# reminders}} about your subscriptions',
  },
] as const;

/** A price and how often it is paid. */
export const priceTexts = [
  /*i18n*/ { id: 'price.perDay', message: '{amount} {count, plural, one {a day} other {every # days}}' },
  /*i18n*/ { id: 'price.perWeek', message: '{amount} {count, plural, one {a week} other {every # weeks}}' },
  /*i18n*/ { id: 'price.perMonth', message: '{amount} {count, plural, one {a month} other {every # months}}' },
  /*i18n*/ { id: 'price.perYear', message: '{amount} {count, plural, one {a year} other {every # years}}' },
  /*i18n*/ { id: 'price.once', message: '{amount} once' },
] as const;

/** The code that tells programs what went wrong. */
export type ErrorCode = (typeof errorTexts)[number]['id'];
