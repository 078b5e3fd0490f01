import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page where members pay, built by itself: nothing of the back office gets into it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: '../dist/frontend',
    // The back office was built there before.
    emptyOutDir: false,
    // Read by the test that weighs it.
    manifest: '.vite/checkout-manifest.json',
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { input: `${import.meta.dirname}/epic-advantage-secure-checkout.html` },
  },
});
