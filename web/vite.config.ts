import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareTexts } from './vite/bareTexts.ts';
import { codeSplitting } from './vite/codeSplitting.ts';
import { fasterDocument } from './vite/fasterDocument.ts';
import { prerender } from './vite/prerender.ts';
import { precompress } from './vite/precompress.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { macros } from './vite/macros.ts';
import { relayCompiler } from './vite/relay.ts';
import { relayModules } from './vite/relayModules.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
const dist = fileURLToPath(new URL('dist', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Kept out of web/, whose files decide whether the page is built again.
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  resolve: {
    // What stands in for a hook of React's in versions that had none.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  plugins: [
    bareTexts(),
    macros(),
    relayModules(),
    productionRouter(),
    react(),
    tailwind(),
    relayCompiler(),
    fasterDocument(),
    precompress(),
    prerender(),
  ],
  server: {
    proxy: Object.fromEntries(['/graphql', '/api', '/healthz', '/readyz'].map((path) => [path, server])),
  },
  build: {
    outDir: dist,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The document holds the styles already; split, they would be asked for again by what a screen loads later.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: codeSplitting() } },
    chunkSizeWarningLimit: 600, // what is loaded first; test/bench/weight.ts says how much it may be once compressed
  },
});
