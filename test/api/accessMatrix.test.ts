import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { schema } from '../../api/graphql/schema.ts';
import { answerTo } from '../support/api.ts';
import { askers, outcomes, stateOf, tryAs, type Outcomes, type Things } from '../support/accessMatrix.ts';

const id =
  (
    type: string,
    key:
      | 'user'
      | 'stack'
      | 'saved'
      | 'subscription'
      | 'accessToken'
      | 'session'
      | 'passkey'
      | 'channel'
      | 'delivery'
      | 'entry'
      | 'label'
      | 'change',
  ) =>
  (things: Things) =>
    `"${encodeGlobalID(type, things[key])}"`;
const stack = id('Stack', 'stack');
const saved = id('SavedTool', 'saved');
const subscription = id('TrackedSubscription', 'subscription');
const accessToken = id('AccessToken', 'accessToken');
const session = id('Session', 'session');
const passkey = id('Passkey', 'passkey');
const channel = id('Channel', 'channel');
const delivery = id('Delivery', 'delivery');
const entry = id('InboxEntry', 'entry');
const label = id('Label', 'label');
const change = id('SubscriptionChange', 'change');

const forAll = outcomes('done');
/** What everybody who is signed in does with what is their own. */
const forUsers = outcomes('UNAUTHENTICATED', 'done');
/** What only the owner does; to all others it is not there. */
const forTheOwner = outcomes('UNAUTHENTICATED', 'done', 'NotFoundError');
const forAdministrators = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'done');

const user = id('User', 'user');

type Field = [outcomes: Outcomes, args?: ((things: Things) => string) | undefined, selection?: string];
const text = '{ __typename }';

/** Every field of Query, Mutation and Subscription. */
const graph: Record<string, Field | Record<string, Field>> = {
  'Query.catalogue': [forAll],
  'Query.site': [forAll],
  'Query.mustSetUpSecondFactor': [outcomes('null'), undefined, ''],
  // A visitor at an unknown address has no limit.
  'Query.rateLimit': [outcomes('null', 'done')],
  'Query.viewer': [outcomes('null', 'done')],
  'Query.adminStats': [forAdministrators],
  'Query.users': [forAdministrators, undefined, '{ edges { node { email } } }'],
  'Query.invitations': [forAdministrators, undefined, '{ edges { node { email } } }'],
  'Query.serverJobs': [forAdministrators],
  'Query.mailTotals': [forAdministrators],
  'Query.holdings': [forAdministrators],
  'Query.limits': [forAdministrators],
  'Query.refusedCallers': [forAdministrators],
  'Query.nearestQuotas': [forAdministrators],
  'Query.outbox': [forAdministrators, undefined, '{ edges { node { recipient } } }'],
  'Query.auditLog': [forAdministrators, undefined, '{ edges { node { actorName } } }'],
  'Query.node': {
    User: [outcomes('UNAUTHENTICATED', 'done', 'null', 'done'), (things) => `id: ${user(things)}`],
    Stack: [outcomes('UNAUTHENTICATED', 'done', 'null'), (things) => `id: ${stack(things)}`],
    SavedTool: [outcomes('UNAUTHENTICATED', 'done', 'null'), (things) => `id: ${saved(things)}`],
    TrackedSubscription: [outcomes('UNAUTHENTICATED', 'done', 'null'), (things) => `id: ${subscription(things)}`],
    SubscriptionChange: [outcomes('UNAUTHENTICATED', 'done', 'null'), (things) => `id: ${change(things)}`],
    Label: [outcomes('UNAUTHENTICATED', 'done', 'null'), (things) => `id: ${label(things)}`],
    Session: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${session(things)}`],
    AccessToken: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${accessToken(things)}`],
    Invitation: [
      outcomes('UNAUTHENTICATED', 'null', 'null', 'done'),
      ({ invitation }) => `id: "${encodeGlobalID('Invitation', invitation)}"`,
    ],
    Passkey: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${passkey(things)}`],
    Delivery: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${delivery(things)}`],
    InboxEntry: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${entry(things)}`],
    Channel: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${channel(things)}`],
    Identity: [
      outcomes('UNAUTHENTICATED', 'done', 'null', 'null'),
      ({ identity }) => `id: "${encodeGlobalID('Identity', identity)}"`,
    ],
    QueuedMail: [
      outcomes('UNAUTHENTICATED', 'null', 'null', 'null'),
      () => `id: "${encodeGlobalID('QueuedMail', 999_999)}"`,
    ],
    AuditEntry: [
      outcomes('UNAUTHENTICATED', 'null', 'null', 'null'),
      () => `id: "${encodeGlobalID('AuditEntry', 999_999)}"`,
    ],
  },
  // Null in the list for whoever may not see it (relayArguments.test.ts).
  'Query.nodes': [forUsers, (things) => `ids: [${stack(things)}]`],
  'Mutation.recommend': [forAll, () => 'input: { projectType: WORK, budget: 5 }'],
  'Mutation.noteSwap': [forAll, () => 'input: { recommended: "Zoom", chosen: "Google Meet" }'],
  'Subscription.recommend': [forAll, () => 'input: { projectType: WORK, budget: 5 }'],
  'Mutation.register': [
    forAll,
    ({ unique }) => `input: { username: "${unique}_new", email: "${unique}@new.example", password: "correct horse" }`,
  ],
  'Mutation.login': [
    outcomes('InvalidCredentialsError'),
    ({ unique }) => `input: { email: "${unique}_owner@example.com", password: "wrong horse" }`,
  ],
  'Mutation.startPasskeyLogin': [forAll],
  'Mutation.loginWithPasskey': [outcomes('InvalidInputError'), () => 'credential: "{}"'],
  'Mutation.finishRegistration': [
    outcomes('InvalidInputError'),
    ({ unique }) => `input: { token: "${unique}", password: "wrong horse" }`,
  ],
  'Mutation.completeLogin': [outcomes('InvalidInputError'), () => 'input: { token: "wrong", code: "123456" }'],
  'Mutation.logout': [forAll],
  'Mutation.requestPasswordReset': [forAll, ({ unique }) => `input: { email: "${unique}_owner@example.com" }`],
  'Mutation.resetPassword': [
    forAll,
    ({ resetToken }) => `input: { token: "${resetToken}", newPassword: "correct horse" }`,
  ],
  'Mutation.logoutEverywhere': [forUsers],
  'Mutation.changePassword': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { currentPassword: "wrong horse", newPassword: "correct horse" }',
  ],
  'Mutation.updateAccount': [forUsers, ({ unique }) => `input: { username: "${unique}_named" }`],
  'Mutation.resendConfirmation': [outcomes('UNAUTHENTICATED', 'NotOfferedError')],
  'Mutation.cancelEmailChange': [forUsers],
  'Mutation.confirmEmail': [outcomes('InvalidInputError'), ({ unique }) => `input: { token: "${unique}" }`],
  'Mutation.deleteAccount': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { currentPassword: "wrong horse" }',
  ],
  'Mutation.markInboxRead': [forUsers, (things) => `ids: [${entry(things)}]`],
  'Mutation.markInboxUnread': [forUsers, (things) => `ids: [${entry(things)}]`],
  'Mutation.wakeInboxEntry': [forTheOwner, (things) => `id: ${entry(things)}`],
  'Mutation.snoozeInboxEntry': [
    forTheOwner,
    (things) => `id: ${entry(things)}, until: "${new Date(Date.now() + 86_400_000).toISOString()}"`,
  ],
  'Mutation.setAdviceState': [forTheOwner, ({ advice }) => `key: "${advice}", state: DONE`],
  'Mutation.reopenAdvice': [forTheOwner, ({ advice }) => `key: "${advice}"`],
  'Mutation.answerUse': [forTheOwner, (things) => `id: ${subscription(things)}, use: NO`],
  'Mutation.setReminderMails': [forUsers, () => 'isOn: false'],
  'Mutation.addChannel': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { shape: JSON, url: "https://127.0.0.1/" }',
  ],
  'Mutation.removeChannel': [forTheOwner, (things) => `id: ${channel(things)}`],
  'Mutation.restoreChannel': [forTheOwner, (things) => `id: ${channel(things)}`],
  'Mutation.switchOnChannel': [forTheOwner, (things) => `id: ${channel(things)}`],
  'Mutation.testChannel': [forTheOwner, (things) => `id: ${channel(things)}`],
  'Mutation.setCurrency': [forUsers, () => 'currency: EUR'],
  'Mutation.createAccessToken': [forUsers, () => 'input: { name: "Script", scopes: [STACKS_WRITE] }'],
  'Mutation.makeCalendarAddress': [forUsers],
  'Mutation.revokeCalendarAddress': [forUsers],
  'Mutation.endSession': [forTheOwner, (things) => `id: ${session(things)}`],
  'Mutation.endOtherSessions': [forUsers],
  'Mutation.revokeAccessToken': [forTheOwner, (things) => `id: ${accessToken(things)}`],
  'Mutation.startTotp': [forUsers],
  'Mutation.confirmTotp': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { setup: "wrong", code: "123456" }',
  ],
  'Mutation.removeTotp': [forUsers],
  'Mutation.makeRecoveryCodes': [outcomes('UNAUTHENTICATED', 'done', 'InvalidInputError')],
  'Mutation.startPasskey': [forUsers],
  'Mutation.addPasskey': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { name: "Phone", credential: "{}" }',
  ],
  'Mutation.renamePasskey': [forTheOwner, (things) => `id: ${passkey(things)}, input: { name: "Changed" }`],
  'Mutation.removePasskey': [forTheOwner, (things) => `id: ${passkey(things)}`],
  'Mutation.startPasskeyProof': [forUsers],
  'Mutation.prove': [outcomes('UNAUTHENTICATED', 'InvalidInputError'), () => 'input: { password: "wrong horse" }'],
  'Mutation.resetSecondFactor': [forAdministrators, (things) => `userId: ${user(things)}`],
  'Mutation.createStack': [forUsers, () => 'input: { name: "New", projectType: WORK, budget: 5 }'],
  'Mutation.updateStack': [forTheOwner, (things) => `id: ${stack(things)}, input: { name: "Changed" }`],
  'Mutation.removeStack': [forTheOwner, (things) => `id: ${stack(things)}`],
  'Mutation.restoreStack': [forTheOwner, (things) => `id: ${stack(things)}`],
  'Mutation.saveTools': [
    forTheOwner,
    (things) => `stackId: ${stack(things)}, input: { recommendations: [{ name: "Saved" }] }`,
  ],
  'Mutation.trackStack': [forTheOwner, (things) => `stackId: ${stack(things)}`],
  'Mutation.addTool': [
    forTheOwner,
    (things) => `stackId: ${stack(things)}, input: { name: "Added", description: "By hand" }`,
  ],
  'Mutation.removeSavedTool': [forTheOwner, (things) => `id: ${saved(things)}`],
  'Mutation.restoreSavedTool': [forTheOwner, (things) => `id: ${saved(things)}`],
  'Mutation.trackSubscription': [forUsers, () => 'input: { name: "New", price: "$1" }'],
  'Mutation.trackEntry': [forUsers, () => 'input: { entry: "New - $1/month" }'],
  'Mutation.trackEntries': [forUsers, () => 'input: { entries: ["New - $1/month"] }'],
  'Mutation.updateSubscription': [forTheOwner, (things) => `id: ${subscription(things)}, input: { name: "Changed" }`],
  'Mutation.removeSubscription': [forTheOwner, (things) => `id: ${subscription(things)}`],
  'Mutation.setBudget': [forUsers, () => 'input: { amountCents: 100 }'],
  'Mutation.removeBudget': [forTheOwner],
  'Mutation.createLabel': [forUsers, () => 'input: { kind: PERSON, name: "Ada" }'],
  'Mutation.updateLabel': [forTheOwner, (things) => `id: ${label(things)}, input: { name: "Changed" }`],
  'Mutation.removeLabel': [forTheOwner, (things) => `id: ${label(things)}`],
  // Whoever does not own it is told so for each of them, beside the others.
  'Mutation.changeSubscriptions': [forUsers, (things) => `ids: [${subscription(things)}], input: { act: REMOVE }`],
  'Mutation.undoSubscriptionChange': [forTheOwner, (things) => `id: ${change(things)}`],
  'Mutation.pauseSubscription': [forTheOwner, (things) => `id: ${subscription(things)}, input: {}`],
  'Mutation.resumeSubscription': [forTheOwner, (things) => `id: ${subscription(things)}, input: {}`],
  'Mutation.cancelSubscription': [forTheOwner, (things) => `id: ${subscription(things)}, input: {}`],
  'Mutation.keepSubscription': [forTheOwner, (things) => `id: ${subscription(things)}`],
  'Mutation.addSubscriptionPrice': [
    forTheOwner,
    (things) => `id: ${subscription(things)}, input: { amountCents: 1, from: "2999-03-01" }`,
  ],
  'Mutation.removeSubscriptionPrice': [forTheOwner, (things) => `id: ${subscription(things)}, from: "2999-02-01"`],
  'Mutation.setReminders': [forUsers, () => 'input: { rules: [] }'],
  'Mutation.setSubscriptionReminders': [forTheOwner, (things) => `id: ${subscription(things)}, input: { rules: [] }`],
  'Mutation.recordPayment': [forTheOwner, (things) => `id: ${subscription(things)}, input: { dueOn: "2999-02-01" }`],
  'Mutation.forgetPayment': [forTheOwner, (things) => `id: ${subscription(things)}, dueOn: "2999-01-01"`],
  'Mutation.restoreSubscription': [forTheOwner, (things) => `id: ${subscription(things)}`],
  'Mutation.updateUser': [forAdministrators, (things) => `id: ${user(things)}, input: { isAdmin: true }`],
  'Mutation.startJoiningIdentity': [outcomes('UNAUTHENTICATED', 'NotOfferedError')],
  'Mutation.removeIdentity': [forTheOwner, ({ identity }) => `id: "${encodeGlobalID('Identity', identity)}"`],
  'Mutation.createInvitation': [forAdministrators, ({ unique }) => `input: { email: "${unique}@new.example" }`],
  'Mutation.revokeInvitation': [
    forAdministrators,
    ({ invitation }) => `id: "${encodeGlobalID('Invitation', invitation)}"`,
  ],
  'Mutation.retryMail': [
    outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NotFoundError'),
    () => `id: "${encodeGlobalID('QueuedMail', 999_999)}"`,
  ],
  'Mutation.dropMail': [
    outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NotFoundError'),
    () => `id: "${encodeGlobalID('QueuedMail', 999_999)}"`,
  ],
  'Mutation.sendTestMail': [outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NotOfferedError')],
  'Mutation.endUserSessions': [forAdministrators, (things) => `userId: ${user(things)}`],
  'Mutation.endUserSession': [forAdministrators, (things) => `id: ${session(things)}`],
  'Mutation.changeUsers': [forAdministrators, (things) => `ids: [${user(things)}], act: DELETE`],
  'Mutation.startUserExport': [forAdministrators],
  'Mutation.deleteUser': [forAdministrators, (things) => `id: ${user(things)}`],
  'Mutation.createResetLink': [forAdministrators, (things) => `userId: ${user(things)}`],
};

const isField = (entry: Field | Record<string, Field>): entry is Field => Array.isArray(entry);
const fields = Object.entries(graph).flatMap(([name, entry]) =>
  isField(entry)
    ? [{ name, field: entry }]
    : Object.entries(entry).map(([type, field]) => ({ name: `${name} of ${type}`, field })),
);

describe('the graph', () => {
  it('has a line here for every field of Query, Mutation and Subscription', () => {
    const types = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
    const declared = types.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
    expect(Object.keys(graph).sort()).toEqual(declared.sort());
  });

  it('has a line here for every node', () => {
    const nodes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
    expect(Object.keys(graph['Query.node']!).sort()).toEqual(nodes.toSorted());
  });

  const everyTry = fields.flatMap(({ name, field }) => askers.map((asker) => ({ name, asker, field })));
  it.each(everyTry)('$name, asked by $asker', async ({ name, asker, field: [expected, args, selection = text] }) => {
    await tryAs(asker, async (things, viewer) => {
      const [type, fieldName] = name.split(/[. ]/) as [string, string];
      const before = await stateOf(things);
      const operation = `${type.toLowerCase()} { result: ${fieldName}${args ? `(${args(things)})` : ''} ${selection} }`;
      const answer = await answerTo<{ result?: { __typename?: string } | null }>(operation, viewer);
      const typename = answer.data?.result?.__typename ?? '';
      const outcome = answer.errors
        ? answer.errors[0]!.extensions.code
        : !answer.data?.result
          ? 'null'
          : typename.endsWith('Error')
            ? typename
            : 'done';
      expect(outcome).toBe(expected[asker]);
      if (outcome !== 'done') expect(await stateOf(things)).toEqual(before);
    });
  });
});
