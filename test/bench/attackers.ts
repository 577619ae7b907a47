/** A process of attackers: they send what hurts, from many addresses, until so many bytes have gone both ways. */
import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const [url = '', cookie = '', bytes = '0'] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Bytes of bodies that went either way, and the answers by attack and status. */
let moved = 0;
const answers: Record<string, Record<string, number>> = {};

interface Shot {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Leaves after the first bytes of the answer. */
  leaves?: boolean;
}

const someAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

/** Sends a request; resolves with the answer's status, or with why there was none. */
function shoot({ method = 'POST', path, headers = {}, body = '', leaves = false }: Shot): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const all = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-forwarded-for': someAddress(),
    ...headers,
  };
  const sent = request({ hostname, port, path, method, headers: all, agent }, (answer) => {
    answer.on('data', (chunk: Buffer) => {
      moved += chunk.length;
      if (leaves) sent.destroy();
    });
    answer.on('close', () => resolve(String(answer.statusCode)));
  });
  sent.on('error', ({ message }) => resolve(message));
  sent.end(body);
  moved += Buffer.byteLength(body);
  return promise;
}

/** Sends half of a request and waits for the server to give up. */
function dawdle(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname, () =>
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
    ),
  );
  socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  socket.on('close', () => resolve('closed'));
  return promise;
}

const operation = (query: string, variables?: object) => JSON.stringify({ query, variables });
const word = () => randomBytes(6).toString('hex');
/** A document may have each of these fields 60 times. */
const account = 'viewer{id username email currency isAdmin lastLogin createdAt hasSecondFactor} ';
const long = 'a band that plays weddings needs invoices and a calendar '.repeat(85);
const large = Buffer.alloc(10_000_000, 0x20);
const full = operation('query($x: String) { __typename }', { x: 'x'.repeat(99_900) });

/** Each with how many at once. */
const attacks: Record<string, [atOnce: number, attack: () => Promise<string>]> = {
  'bodies over the limit': [4, () => shoot({ path: '/graphql', body: large })],
  'bodies at the limit': [4, () => shoot({ path: '/graphql', body: full })],
  'half a body': [50, dawdle],
  logins: [
    8,
    () => shoot({ path: '/api/login', body: JSON.stringify({ email: `${word()}@x.example`, password: 'wrong' }) }),
  ],
  registrations: [
    2,
    () => {
      const name = `x${word()}`;
      return shoot({
        path: '/api/register',
        body: JSON.stringify({ username: name, email: `${name}@x.example`, password: `long enough ${name}` }),
      });
    },
  ],
  'rows of one account': [
    4,
    () =>
      shoot({
        path: '/api/subscriptions',
        headers: { cookie },
        body: JSON.stringify({ name: word(), price: '$1/month', description: 'x'.repeat(5_000) }),
      }),
  ],
  'lists of one account': [2, () => shoot({ method: 'GET', path: '/api/subscriptions', headers: { cookie } })],
  'exports of one account, left early': [
    2,
    () => shoot({ method: 'GET', path: '/api/user/export', headers: { cookie }, leaves: true }),
  ],
  'nested brackets': [2, () => shoot({ path: '/graphql', body: operation(`{ a(b: ${'['.repeat(1_900)}`) })],
  'repeated fields': [
    2,
    () => shoot({ path: '/graphql', body: operation(`query Q${word()} { ${account.repeat(55)}}`) }),
  ],
  'long texts for the finder': [
    2,
    () =>
      shoot({
        path: '/api/recommendations',
        body: JSON.stringify({ projectType: 'personal', budget: 50, projectDescription: word() + long }),
      }),
  ],
  'idempotency keys': [
    2,
    () =>
      shoot({
        path: '/api/recommendations',
        headers: { 'idempotency-key': word() },
        body: '{"projectType":"personal","budget":1}',
      }),
  ],
  'unknown pages': [2, () => shoot({ method: 'GET', path: `/${word()}` })],
  'pages, left early': [2, () => shoot({ method: 'GET', path: '/', leaves: true })],
};

const isOn = () => moved < Number(bytes);

async function attackOn(name: string, attack: () => Promise<string>): Promise<void> {
  const counts = (answers[name] ??= {});
  while (isOn()) {
    const outcome = await attack();
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
}

const report = () => process.send!({ moved, answers });
setInterval(report, 1_000).unref();
void Promise.all(
  Object.entries(attacks).flatMap(([name, [atOnce, attack]]) =>
    name === 'half a body'
      ? Array.from({ length: atOnce }, () => void attackOn(name, attack))
      : Array.from({ length: atOnce }, () => attackOn(name, attack)),
  ),
).then(() => {
  report();
  process.exit();
});
