/** Many people who are to be reminded of something. */
import { seal } from '../../api/domain/accounts/sealing.ts';
import { env } from '../../api/env.ts';

/** The key that the channels of these people are sealed with; their servers need it. */
export const peopleKey = Buffer.alloc(32, 7).toString('base64');

export interface People {
  /** The number of the first. */
  first?: number;
  count: number;
  /** The port of the receiver of their webhooks on this machine. */
  port: number;
  /** SQL for the rules of person `i`, as JSON; their channel has the id `i`. */
  rules: string;
  /** SQL for when person `i` is looked at first. */
  nextAt: string;
  /** SQL for rows: a number, the day of a payment, the end of a trial and the changed prices; their names are made of both numbers. */
  subscriptions: string;
}

/** A statement that makes them: `person_1` and so on, with a webhook each. */
export async function peopleSql({ first = 1, count, port, rules, nextAt, subscriptions }: People): Promise<string> {
  const { SECRET_KEY } = env;
  Object.assign(env, { SECRET_KEY: [peopleKey] });
  const targets = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      seal(JSON.stringify({ url: `https://127.0.0.1:${port}/${first + index}` }), `channels of ${first + index}`),
    ),
  ).finally(() => Object.assign(env, { SECRET_KEY }));
  return `
    WITH person AS (
      SELECT (i + ${first - 1})::integer AS i, target FROM json_array_elements_text('${JSON.stringify(targets)}') WITH ORDINALITY AS t (target, i)
    ), made AS (
      INSERT INTO users (id, username, email, password)
      SELECT i, 'person_' || i, 'person_' || i || '@example.com', 'none' FROM person
    ), reached AS (
      INSERT INTO channels (id, "userId", name, shape, host, "sealedTarget")
      SELECT i, i, 'Hook', 'json', '127.0.0.1', target FROM person
    ), tracked AS (
      INSERT INTO user_subscriptions
        ("userId", name, "amountCents", "cycleCount", "cycleUnit", "startsOn", "trialEndsOn", prices)
      SELECT i, 'S' || i || '_' || n, 999, 1, 'month', "startsOn"::date, "trialEndsOn"::date, prices::jsonb
      FROM person, (VALUES ${subscriptions}) AS own (n, "startsOn", "trialEndsOn", prices)
    )
    INSERT INTO reminder_settings ("userId", hour, rules, "nextAt") SELECT i, 0, (${rules})::jsonb, ${nextAt} FROM person`;
}
