import '../support/db.ts';
import { beforeAll, expect, it } from 'vitest';
import { from, logIn, registered, sessionStatus } from '../support/accounts.ts';
import type { Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';

let ada: Viewer;
const people = Array.from({ length: 8 }, (_, index) => `person_${index}`);
beforeAll(async () => {
  ada = await registered('ada');
  for (const name of people) await registered(name);
});

it('counts a try with one statement before the password is checked, and gives it back with one', async () => {
  const [wrong, right] = [await statementsOf(() => logIn('ada', 'wrong one')), await statementsOf(() => logIn('ada'))];
  const counting = (statements: string[]) => statements.filter((sql) => sql.includes('rate_limits')).length;
  expect([counting(wrong), counting(right)]).toEqual([1, 2]);
});

it('lets other requests pass, however many log in at once', async () => {
  const logins = Array.from({ length: 64 }, (_, index) =>
    from(`198.51.100.${index}`, () => logIn(people[index % people.length]!)),
  );
  const meanwhile = await statementsOf(async () => expect(await sessionStatus(ada)).toBe(200));
  expect(meanwhile.length).toBeLessThan(20);
  for (const { status } of await Promise.all(logins)) expect([200, 429, 503]).toContain(status);
});
