import { prepare } from './prepare.mjs';
import { runEntry } from './run-entry.mjs';

prepare();
runEntry('server/main.js', process.argv.slice(2));
