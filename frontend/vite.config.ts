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

/** What floats over a list when somebody asks for it comes by itself, as does what few lists have. */
const ASKED_FOR = /[\\/]kit[\\/](period[\\/]period-picker|list[\\/](saved-views|peek[\\/]|filters[\\/]filter-(editor|fields|choices|days|names|range|text))|views[\\/](views-content|view-items|view-name-form|menu-group|take-over-views))/;

/** What every list screen is made of: in one piece, since each piece is fetched over the whole length of the line. */
const listParts = [
  /[\\/]frontend[\\/]kit[\\/](list|views|status|period)[\\/]/,
  /[\\/]frontend[\\/]kit[\\/](copied|toast|live-answer[\\/]use-paced|export-buttons|format[\\/](money|value|yes-no|phone)|page[\\/]link-button|paper[\\/]print-button|sheet[\\/](sheet-column|cell-content|sheet-on-paper))\./,
  /[\\/]frontend[\\/]server[\\/](use-record|use-has-left|command-id)\./,
  /[\\/](events[\\/]company[\\/]company-list\.enums|projections[\\/]lists[\\/]list-columns)\./,
  /@blueprintjs[\\/]core[\\/].*[\\/](buttonGroup|controls)\.js$/,
  /@blueprintjs[\\/]icons[\\/].*[\\/]components[\\/](plus|print|export|bookmark|caret-up|column-layout|filter|filter-remove)\.js$/,
  /@tanstack[\\/].*[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/,
];

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'first', tags: ['$initial'], priority: 1 }, { name: 'list', test: (id) => !ASKED_FOR.test(id) && listParts.some((part) => part.test(id)) }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
});
