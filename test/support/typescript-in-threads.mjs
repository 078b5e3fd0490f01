import { isMainThread } from 'node:worker_threads';
import { loadTypescript } from './typescript-loader.mjs';

/**
 * Loaded before jest: threads of the product begin with a file of it, and jest transforms none of what they load.
 * A thread of plain JavaScript needs none of it, and a loader is a second thread beside each.
 */
if (isMainThread || !process.argv[1]?.endsWith('.mjs')) loadTypescript();
