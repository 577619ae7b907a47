import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareTexts } from './vite/bareTexts.ts';
import { codeSplitting } from './vite/codeSplitting.ts';
import { fasterDocument } from './vite/fasterDocument.ts';
import { iconImports } from './vite/iconImports.ts';
import { prerender } from './vite/prerender.ts';
import { precompress } from './vite/precompress.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { macros } from './vite/macros.ts';
import { relayCompiler } from './vite/relay.ts';
import { relayModules } from './vite/relayModules.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
const scriptNames = 'assets/[name]-[hash:7].js';
const dist = fileURLToPath(new URL('dist', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Outside of web/, because a change in web/ makes the page be built again.
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  resolve: {
    // A polyfill for React versions without useSyncExternalStore; ours has it.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  plugins: [
    bareTexts(),
    macros(),
    iconImports(),
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
    proxy: Object.fromEntries(['/graphql', '/api', '/auth/oidc', '/healthz', '/readyz'].map((path) => [path, server])),
  },
  build: {
    outDir: dist,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The styles are inlined in the document; if they were split, screens would load them again.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // One character less of each hash: they cannot be compressed, and the first file names all others.
    rolldownOptions: {
      output: { codeSplitting: codeSplitting(), entryFileNames: scriptNames, chunkFileNames: scriptNames },
    },
    chunkSizeWarningLimit: 600, // for the file that is loaded first; test/bench/weight.ts limits its compressed size
  },
});
