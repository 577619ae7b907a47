import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startServer, type RunningServer } from '../support/server.ts';
import { databaseUrl, onServer } from '../support/template.ts';
import { useProvider } from '../support/provider.ts';

const template = inject('template') as Extract<ReturnType<typeof inject<'template'>>, { kind: 'server' }>;
const name = `${template.name}_ai`;
const provider = useProvider();

let servers: RunningServer[];

beforeAll(async () => {
  await onServer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  const settings = {
    DATABASE_URL: databaseUrl(template.url, name),
    OPENAI_API_KEY: 'sk-of-the-operator',
    OPENAI_BASE_URL: provider.url,
    AI_DAILY_LIMIT: '4',
    RATE_LIMITS: 'off',
  };
  servers = await Promise.all([startServer(settings), startServer(settings)]);
});
afterAll(async () => {
  for (const { process: server, exited } of servers) {
    server.kill('SIGTERM');
    await exited;
  }
  await onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

interface Found {
  engine: string;
  recommendations: { reason: string }[];
}

/** Asks again when the server is too busy, as the test's machine may be. */
async function ask(server: number, projectDescription: string): Promise<Found> {
  const answer = await fetch(`${servers[server]!.url}/api/recommendations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ projectType: 'work', budget: 40, projectDescription }),
  });
  const found = (await answer.json()) as Found;
  return answer.status === 503 ? ask(server, projectDescription) : found;
}

it('fifty equal questions to two servers at once are one call of the provider', async () => {
  const question = 'A podcast about gardening: record, edit, publish';
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index % 2, question)));
  expect(provider.asked).toHaveLength(1);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ engine: 'openai' });
});

it('two servers ask no more a day than one may', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2, `A podcast, number ${index}`)),
  );
  expect(provider.asked).toHaveLength(3); // one was asked before
  expect(answers.filter(({ engine }) => engine === 'openai')).toHaveLength(3);
});
