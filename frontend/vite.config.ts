import react from '@vitejs/plugin-react';
import type { Plugin } from 'postcss';
import mirrorStyles from 'postcss-rtlcss';
import { defineConfig } from 'vite';

const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:3000';

const mirror = mirrorStyles({ mode: 'override' }) as Plugin;

/** The sheets' table is mirrored as a picture: what it names left stays left. */
const mirrorAllButTables: Plugin = {
  ...mirror,
  Once: (root, helpers) => (root.source?.input.file?.includes('@blueprintjs/table') ? undefined : mirror.Once?.(root, helpers)),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Blueprint names left and right: each such rule gets its counterpart under [dir=rtl]. Ours name start and end.
  css: { postcss: { plugins: [mirrorAllButTables] } },
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    // Read by the benchmark that weighs what a first screen loads.
    manifest: true,
    // The content security policy allows no data: URIs, so every asset is a file.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
});
