/** An exchange rates service with both formats. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { snapshot } from '../../api/domain/subscriptions/rates.ts';
import { startWorker, type Worker } from '../../api/jobs/worker.ts';
import { schedule } from '../../api/schedule.ts';

export const today = new Date().toISOString().slice(0, 10);

export const rates: Record<string, string> = { ...Object.fromEntries(snapshot.perEuro), CZK: '24.405' };
const { EUR: _euro, ...others } = rates;
export const perEuro = others;

export const ecb = (date = today, perEuroOf = perEuro, quote = "'") =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${date}'>
${Object.entries(perEuroOf)
  .map(([code, rate]) => `			<Cube currency='${code}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`.replaceAll("'", quote);

/** A server that refreshes the rates, stopped when the test is over. */
export async function server(url: string): Promise<Worker> {
  const jobs = schedule({ RATES_URL: url, SMTP_URL: undefined }).filter(({ name }) => name.startsWith('rates:'));
  const worker = await startWorker(jobs, { pollMs: 20 });
  onTestFinished(() => worker.stop(AbortSignal.abort()));
  return worker;
}

/** A service on a free port, gone when the test is over. */
export async function serve(
  listener: RequestListener,
): Promise<{ url: string; requests: () => number; close: () => void }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests: () => requests, close };
}
