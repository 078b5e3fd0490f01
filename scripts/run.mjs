import { prepare } from './prepare.mjs';
import { runEntry } from './run-entry.mjs';

/** node scripts/run.mjs ENTRY [ARGS]: a built file, such as backend/legacy-import/cli.js, after the same preparation as a start. */
const [entry, ...args] = process.argv.slice(2);
prepare();
runEntry(entry, args);
