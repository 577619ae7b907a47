/**
 * `npm run bench:web -- [RUNS]`: what the built page costs a browser, against its gates: bytes, and what Lighthouse says of
 * the landing page and the dashboard, the median of RUNS (5; with 0 only the bytes). Lighthouse comes from the registry when
 * it is first needed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../api/commands/chromium.mjs';
import { paths } from '../../common/paths.ts';
import { freePort } from '../support/freePort.ts';
import { startMeasured } from './process.ts';
import { aims, weigh } from './weight.ts';

const lighthouse = 'lighthouse@13.5.0';
const runs = Number(process.argv[2] ?? 5);
const subscriptions = 200;
/** What a first visit of the dashboard may weigh. */
const cold = '230 KiB, 14 requests, 1,500 elements';

const visits = [
  { what: 'landing, phone', path: paths.home, isPhone: true, performance: 95 },
  { what: 'landing, desktop', path: paths.home, isPhone: false, performance: 98 },
  { what: 'dashboard, phone', path: paths.dashboard, isPhone: true, performance: 90 },
  { what: 'dashboard, desktop', path: paths.dashboard, isPhone: false, performance: 98 },
];

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<string, { numericValue: number }> & {
    'network-requests': { details: { items: unknown[] } };
    'dom-size-insight': { details: { debugData: { totalElements: number } } };
  };
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

function tell(what: string, figures: string, aim: string): void {
  console.log(`${what.padEnd(24)} ${figures.padEnd(112)} aim ${aim}`);
}

function tellBytes(): void {
  const { initial, largest, fonts, charts, dashboard } = weigh();
  tell('initial JavaScript', kib(initial), kib(aims.initial));
  tell('largest file of a screen', `${kib(largest.bytes)} (${largest.name})`, kib(aims.largest));
  tell('fonts', kib(fonts), kib(aims.fonts));
  tell('charts', kib(charts), kib(aims.charts));
  const { bytes, requests } = aims.dashboard;
  tell(
    'dashboard, first visit',
    `${kib(dashboard.bytes)}, ${dashboard.requests} requests`,
    `${kib(bytes)}, ${requests}`,
  );
}

/** Lets Lighthouse visit a page in a browser that is open already; once more where it lost the beginning of the visit. */
async function visit(url: string, isPhone: boolean, port: number, folder: string): Promise<Report> {
  try {
    return await visitOnce(url, isPhone, port, folder);
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error;
    return visitOnce(url, isPhone, port, folder);
  }
}

async function visitOnce(url: string, isPhone: boolean, port: number, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await promisify(execFile)('npx', [
    '--yes',
    lighthouse,
    url,
    `--port=${port}`,
    '--throttling-method=devtools',
    ...(isPhone ? [] : ['--preset=desktop']),
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ]);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

tellBytes();
if (runs === 0) process.exit();
const folder = await mkdtemp(join(tmpdir(), 'stackling-bench-web-'));
const server = await startMeasured('api/server.ts', { DATA_DIR: join(folder, 'data') });
const port = await freePort();
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: findChromium()!,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const { what, path, isPhone, performance } of visits) {
    await browser.clearCookies();
    if (path === paths.dashboard) {
      const name = `bench_${visits.findIndex((one) => one.what === what)}`;
      const data = { username: name, email: `${name}@example.com`, password: 'correct horse' };
      await browser.request.post(`${server.url}/api/register`, { data });
      for (let i = 1; i <= subscriptions; i += 1) {
        const subscription = { name: `Tool ${i}`, price: `$${i}.99/month`, category: 'work' };
        await browser.request.post(`${server.url}/api/subscriptions`, { data: subscription });
      }
    }
    const html = await (await browser.request.get(server.url + path)).text();
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await visit(server.url + path, isPhone, port, folder));
    const score = (category: keyof Report['categories']) =>
      median(reports.map(({ categories }) => Math.round(categories[category].score * 100)));
    const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]!.numericValue));
    const seconds = (audit: string) => `${(figure(audit) / 1_000).toFixed(2)} s`;
    const all = reports.map(({ categories }) => Math.round(categories.performance.score * 100)).join(' ');
    tell(
      what,
      `performance ${score('performance')} (${all}), accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}`,
      `${performance}, 100, 100, 100`,
    );
    tell(
      '',
      `FCP ${seconds('first-contentful-paint')}, LCP ${seconds('largest-contentful-paint')}, blocked ${Math.round(figure('total-blocking-time'))} ms, CLS ${figure('cumulative-layout-shift').toFixed(3)}, HTML ${kib(gzipSync(html).length)}`,
      'CLS 0.02, HTML 14 KiB',
    );
    const elements = median(reports.map(({ audits }) => audits['dom-size-insight'].details.debugData.totalElements));
    const requests = median(reports.map(({ audits }) => audits['network-requests'].details.items.length));
    tell('', `cold ${kib(figure('total-byte-weight'))}, ${requests} requests, ${elements} elements`, cold);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
