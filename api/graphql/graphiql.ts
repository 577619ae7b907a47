import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { Hono } from 'hono';
import { examples } from './examples.ts';

/** The editor asks for a policy for each of its parts that write HTML. */
const editorPolicies = [
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
];

const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default dompurify ${editorPolicies.join(' ')}`,
  ].join('; ');

interface Files {
  /** By their paths, compressed with Brotli. */
  contents: Map<string, { type: string; compressed: Buffer<ArrayBuffer> }>;
  htmlWith: (nonce: string) => string;
}

let files: Promise<Files> | undefined;

/**
 * GraphiQL's files, nine megabytes, served from our own copy: by default GraphiQL is loaded from another site. They are
 * made at the first request and kept compressed, because most servers never need them and compressing takes a fifth of a
 * second.
 */
async function makeFiles(): Promise<Files> {
  const { js, css, ...workers } = await import('@graphql-yoga/render-graphiql/graphiql');
  const contents: Files['contents'] = new Map();
  async function add(name: string, type: string, text: string): Promise<string> {
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const path = `/graphql/${digest}-${name}`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const compressed = (await promisify(brotliCompress)(text, { params })) as Buffer<ArrayBuffer>;
    contents.set(path, { type: `${type}; charset=utf-8`, compressed });
    return path;
  }
  const options = {
    workers: {
      editorWorkerService: await add('editor.js', 'text/javascript', workers.editorWorkerService),
      json: await add('json.js', 'text/javascript', workers.jsonWorker),
      graphql: await add('graphql.js', 'text/javascript', workers.graphqlWorker),
    },
    page: {
      title: 'Stackling GraphiQL',
      endpoint: '/graphql',
      method: 'POST', // by default it sends subscriptions by GET, which the server refuses
      defaultTabs: examples.map((query) => ({ query })),
      shouldPersistHeaders: false, // an access token is not to stay in the browser
    },
  };
  const start = readFileSync(new URL('graphiqlStart.js', import.meta.url), 'utf8');
  const startPath = await add('start.js', 'text/javascript', `const options = ${JSON.stringify(options)};\n${start}`);
  const [style, script] = [await add('style.css', 'text/css', css), await add('graphiql.js', 'text/javascript', js)];
  const htmlWith = (nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Stackling GraphiQL</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${style}" />
    <script src="${startPath}" nonce="${nonce}"></script>
    <script src="${script}" defer></script>
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
  </body>
</html>
`;
  return { contents, htmlWith };
}

/** The answer to a browser that opens /graphql. */
export const graphiql = new Hono();

graphiql.get('/graphql', async (c) => {
  const { htmlWith } = await (files ??= makeFiles());
  const nonce = randomBytes(16).toString('base64');
  c.header('Content-Security-Policy', policyWith(nonce));
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept');
  return c.html(htmlWith(nonce));
});

graphiql.get('/graphql/:file', async (c, next) => {
  const file = (await (files ??= makeFiles())).contents.get(c.req.path);
  if (!file) return next();
  c.header('Content-Type', file.type);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Content-Security-Policy', "default-src 'none'"); // of the workers
  c.header('Vary', 'Accept-Encoding');
  if (!/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(c.req.header('accept-encoding') ?? ''))
    return c.body((await promisify(brotliDecompress)(file.compressed)) as Buffer<ArrayBuffer>);
  c.header('Content-Encoding', 'br');
  return c.body(file.compressed);
});
