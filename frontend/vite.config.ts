import react from '@vitejs/plugin-react';
import mirrorStyles from 'postcss-rtlcss';
import { defineConfig } from 'vite';

const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Blueprint names left and right: each such rule gets its counterpart under [dir=rtl]. Ours name start and end.
  css: { postcss: { plugins: [mirrorStyles({ mode: 'override' })] } },
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
