import { loadTypescript } from './typescript-loader.mjs';

/** Loaded before jest: threads of the product begin with a file of it, and jest transforms none of what they load. */
loadTypescript();
