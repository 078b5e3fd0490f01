/** Loaded before the built product: another version of it, whose tours and changes are made by other rules than those of VERSION 1. */
import process from 'node:process';
import { URL } from 'node:url';

const built = (path) => import(new URL(`../../../dist/${path}.js`, import.meta.url).href);
const { readModels } = await built('backend/read-models');

for (const readModel of readModels) if (['tour-list', 'changes'].includes(readModel.name)) readModel.version += Number(process.env.VERSION);
