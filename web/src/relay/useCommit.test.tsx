import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import mutation, { type useUpdateAccountMutation } from '../__generated__/useUpdateAccountMutation.graphql.ts';
import { RequestError } from './environment.ts';
import { useCommit } from './useCommit.ts';

type Mock = ReturnType<typeof createMockEnvironment>['mock'];

const answer = (result: object | null) => (mock: Mock) => mock.resolveMostRecentOperation({ data: { result } });
const fail = (error: Error) => (mock: Mock) => mock.rejectMostRecentOperation(error);

const user = { id: 'ada', username: 'ada', email: 'ada@example.com' };
const issues = [
  { field: 'username', message: 'Username cannot exceed 20 characters' },
  { field: 'email', message: 'Please enter a valid email address' },
];

it.each([
  [
    'the payload',
    answer({ __typename: 'UpdateAccountPayload', user }),
    { status: 'done', payload: { user: { username: 'ada' } } },
  ],
  ['every issue of an input', answer({ __typename: 'InvalidInputError', issues }), { status: 'refused', issues }],
  [
    'another refusal as one issue, at its field, and as the graph has it',
    answer({ __typename: 'ConflictError', field: 'email', message: 'Taken.' }),
    {
      status: 'refused',
      issues: [{ field: 'email', message: 'Taken.' }],
      refusal: { __typename: 'ConflictError', field: 'email' },
    },
  ],
  [
    'an error that the page does not know yet as one issue',
    answer({ __typename: 'TooLateError' }),
    { status: 'refused', issues: [{ field: '', message: 'The answer could not be read.' }] },
  ],
  [
    'nothing to say when the session is over',
    fail(new RequestError('You need to be logged in.', 200, 'UNAUTHENTICATED')),
    { status: 'expired', issues: [] },
  ],
  [
    'why no answer came',
    fail(new RequestError('You are offline.')),
    { status: 'failed', issues: [{ field: '', message: 'You are offline.' }] },
  ],
  [
    'a mistake of the page',
    fail(new TypeError('x is null')),
    { status: 'unexpected', issues: [{ field: '', message: 'x is null' }] },
  ],
  [
    'an answer without a result',
    answer(null),
    { status: 'unexpected', issues: [{ field: '', message: 'The answer could not be read.' }] },
  ],
])('answers with %s, and is under way until then', async (_what, respond, outcome) => {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useCommit<useUpdateAccountMutation>(mutation), { wrapper });
  const send = () => result.current[0]({ variables: { input: { username: 'ada' } } });
  const isPending = () => result.current[1];

  let sent: ReturnType<typeof send> | undefined;
  act(() => void (sent = send()));
  expect(isPending()).toBe(true);
  await act(async () => respond(environment.mock));
  expect(await sent).toMatchObject(outcome);
  expect(isPending()).toBe(false);
});
