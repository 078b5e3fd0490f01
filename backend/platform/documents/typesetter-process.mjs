import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { legibleIn } from './legible.mjs';

/**
 * A process of its own that sets documents, one after the other: Typst stands on its thread for as long as it takes, and
 * its memory grows. `typesetter.ts` starts it, ends it when it takes too long, and starts a new one now and then.
 */

const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'];
const UPRIGHT = ['400Regular', '700Bold'];
const { resolve } = createRequire(import.meta.url);
const folders = (font, weights) => weights.map((weight) => path.join(path.dirname(resolve(`@expo-google-fonts/${font}/package.json`)), weight));
/** Names are written in any script; layout.typ says the order. Between them they have every letter that can be set. */
const fontPaths = [
  ...folders('inter', WEIGHTS),
  ...folders('noto-sans', WEIGHTS),
  ...['noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji'].flatMap((font) => folders(font, UPRIGHT)),
];

/** Templates are given with each document and never read from the disk: nothing is there. */
const WORKSPACE = path.resolve('/documents');

/** Typst would fetch it from the network. */
const PACKAGE = /["']@[\w-]+\//;

// People who wait for a page go before somebody who waits for paper.
setPriority(10);
const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] });
const { legible } = legibleIn(fontPaths.filter((folder) => folder.endsWith('400Regular')));

process.on('message', (asked) => process.send({ id: asked.id, ...answer(asked) }));
process.on('disconnect', () => process.exit());

function answer({ templates, main, data }) {
  try {
    return typeset(templates, main, data);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(10);
  }
}

function typeset(templates, main, data) {
  const [fetching] = Object.entries(templates).find(([, text]) => PACKAGE.test(text)) ?? [];
  if (fetching) return { fault: `${fetching} imports a package: packages are not fetched, only the files beside it can be imported` };
  for (const [name, text] of Object.entries(templates)) compiler.addSource(path.join(WORKSPACE, name), text);
  const inputs = { data: legible(JSON.stringify(data)) };
  const compile = (more) => compiler.compile({ mainFilePath: path.join(WORKSPACE, main), inputs: { ...inputs, ...more }, resetRead: true });
  const told = compile();
  const fault = told.result ? undefined : words(told.takeDiagnostics());
  // Where only the telling of its text fails, it is a document all the same.
  const done = fault === undefined ? told : compile({ untold: 'true' });
  const document = done.result;
  if (!document) return { fault };
  // A font that is not there would be replaced by another without a word.
  const warned = words(done.takeWarnings());
  if (/unknown font/.test(warned)) return { fault: warned };
  const places = compiler.query(document, { selector: '<place>', field: 'value' });
  const [said] = compiler.query(document, { selector: '<reading>', field: 'value' });
  return { pdf: compiler.pdf(document), pages: document.numOfPages, places, said, untold: fault };
}

/** "unknown variable: pruchasePrice (buyer-contract.typ)" */
function words(diagnostics) {
  if (!diagnostics) return '';
  const told = compiler.fetchDiagnostics(diagnostics).map(({ message, path: where, range }) => {
    const line = range?.start?.line === undefined ? '' : `, line ${range.start.line + 1}`;
    return where ? `${message} (${path.basename(where)}${line})` : message;
  });
  return [...new Set(told)].join('; ') || 'The document could not be set';
}
