import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { constants, inflateSync } from 'node:zlib';

/** A thread of its own that looks at one uploaded PDF: `pdf-judge.ts` starts it, bounds its memory and ends it when it takes too long. */

/** What makes a PDF do something by itself, carry other files, or keep us from looking. A scan of paper has none of it. */
const REFUSED = {
  JavaScript: 'a script',
  Launch: 'a command that starts a program',
  EmbeddedFile: 'another file within it',
  EmbeddedFiles: 'another file within it',
  FileAttachment: 'another file within it',
  EF: 'another file within it',
  RF: 'another file within it',
  RichMedia: 'a film or a program',
  Rendition: 'a film or a program',
  Movie: 'a film or a program',
  Sound: 'a film or a program',
  XFA: 'a form that can do things by itself',
  ImportData: 'a form that can do things by itself',
  SubmitForm: 'a form that can do things by itself',
  GoToR: 'a way to another file',
  GoToE: 'a way to another file',
  AA: 'actions that start by themselves',
  Encrypt: 'a password',
};

/** Names this short stand in compressed bytes by chance: they count where a dictionary or a reference follows. */
const SHORT = new Set(['AA', 'EF', 'RF']);
const DICTIONARY_OR_REFERENCE = /^(?:<<|[\d+.-]+[ +-][\d+. -]*R)/;
const OF_REFERENCE = new Set(Buffer.from('<R0123456789+-.', 'latin1'));
/** Chance makes neither as long: whatever goes on so is taken for a reference. */
const LONGEST_REFERENCE = 100;
const LONGEST_GAP = 1_024;

/** By these packed objects are found. */
const OF_PACKS = new Set(['ObjStm', 'First', 'FlateDecode']);
const HIDDEN = 'names that are written to be hidden';
const UNLOOKED = 'parts that are packed in a way that cannot be looked into';
/** No name that matters is longer, however it is written: /#4a#61… takes three letters for one. */
const LONGEST_NAME = 200;

/** What cannot be unpacked within this is not taken. */
const MOST_UNPACKED = 64 * 1_048_576;
const MOST_OF_ONE = 8 * 1_048_576;
const LONGEST_DICTIONARY = 2_048;
const MOST_PACKS = 20_000;
/** Of a stream, to see whether objects are packed in it. */
const BEGINNING = 512;

const SLASH = 0x2f;
const HASH = 0x23;
const PERCENT = 0x25;
const LINE_ENDS = new Set([0x0a, 0x0d]);
/** The bytes that end a name: white space and delimiters. */
const ENDS = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%', 'latin1'));

const WHITE = new Set(Buffer.from('\0\t\n\f\r ', 'latin1'));

/** @typedef {{ plain: string, escaped: boolean, at: number, end: number }} Name `escaped`: letters of it are written as numbers, as in /J#61vaScript */

/**
 * What a PDF has that it must not have, in words; undefined for one that does nothing by itself. One pass over the file and
 * one over each packed part, whatever stands in them.
 * @param {Buffer} pdf @returns {string | undefined}
 */
export function judgePdf(pdf) {
  /** @type {Name[]} */
  const packs = [];
  const seen = new Seen();
  for (const name of namesIn(pdf)) {
    const refused = seen.refusedFor(name, pdf);
    if (refused) return refused;
    if (name.plain === 'ObjStm' || (name.plain === 'First' && (saysNumber(pdf, name.end) || isOfStream(pdf, name.end)))) packs.push(name);
    if (packs.length > MOST_PACKS) return UNLOOKED;
  }
  return seen.together() ?? judgePacked(pdf, packs, seen) ?? judgeUnsaid(pdf, seen);
}

/** Packs whose dictionary does not say what they are: readers find them by their place in the file. */
function judgeUnsaid(pdf, seen) {
  let left = MOST_UNPACKED;
  let looked = 0;
  for (const start of streamsIn(pdf)) {
    if (++looked > MOST_PACKS) return UNLOOKED;
    if (!beginsAsPack(inflated(pdf.subarray(start, start + BEGINNING)))) continue;
    const unpacked = inflated(pdf.subarray(start));
    if (!unpacked || (left -= unpacked.length) < 0) return UNLOOKED;
    for (const name of namesIn(unpacked)) {
      const refused = seen.refusedFor(name, unpacked);
      if (refused) return refused;
    }
  }
  return seen.together();
}

/** Newer PDFs pack their objects: a script hides there as well. */
function judgePacked(pdf, packs, seen) {
  let left = MOST_UNPACKED;
  let judgedTo = 0;
  for (const { at } of packs) {
    const pack = packAround(pdf, at);
    if (!pack) return UNLOOKED;
    // A dictionary says both that it is a pack and where its first object begins.
    if (pack.start <= judgedTo) continue;
    judgedTo = pack.start;
    const unpacked = pack.isPlain ? pdf.subarray(pack.start, pdf.indexOf('endstream', pack.start) >>> 0) : inflated(pdf.subarray(pack.start));
    if (!unpacked || (left -= unpacked.length) < 0) return UNLOOKED;
    for (const name of namesIn(unpacked)) {
      const refused = seen.refusedFor(name, unpacked);
      if (refused) return refused;
    }
  }
  return seen.together();
}

/** What is refused only where it stands beside something else, anywhere in the file: one may be packed and the other not. */
class Seen {
  #opens = false;
  #leadsOut = false;

  refusedFor({ plain, escaped, end }, within) {
    if (Object.hasOwn(REFUSED, plain) && (!SHORT.has(plain) || isBeforeDictionaryOrReference(within, end))) return REFUSED[plain];
    if (escaped && OF_PACKS.has(plain)) return HIDDEN;
    // A page to open at is no action.
    if (plain === 'OpenAction' && firstLetterAfter(within, end) !== '[') this.#opens = true;
    if (plain === 'URI') this.#leadsOut = true;
    return undefined;
  }

  together() {
    return this.#opens && this.#leadsOut ? 'an address that may open by itself' : undefined;
  }
}

/** @returns {Generator<Name>} */
function* namesIn(bytes) {
  for (let at = bytes.indexOf(SLASH); at !== -1; ) {
    let end = at + 1;
    let escaped = false;
    while (end < bytes.length && !ENDS.has(bytes[end])) if (bytes[end++] === HASH) escaped = true;
    if (end - at <= LONGEST_NAME) {
      const written = bytes.toString('latin1', at + 1, end);
      yield { plain: escaped ? unescaped(written) : written, escaped, at, end };
    }
    at = bytes.indexOf(SLASH, end);
  }
}

function unescaped(written) {
  return written.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** With one space for whatever white space and comments stand between; readers are as lenient with numbers. */
function isBeforeDictionaryOrReference(bytes, end) {
  let [words, isComment, gap] = ['', false, 0];
  for (let at = end; at < bytes.length; at++) {
    const byte = bytes[at];
    isComment = isComment ? !LINE_ENDS.has(byte) : byte === PERCENT;
    if (isComment || WHITE.has(byte)) {
      if (++gap > LONGEST_GAP) return true;
      if (!isComment && words !== '' && !words.endsWith(' ')) words += ' ';
    } else if (OF_REFERENCE.has(byte)) words += String.fromCharCode(byte);
    else break;
    if (DICTIONARY_OR_REFERENCE.test(words) || words.length > LONGEST_REFERENCE) return true;
  }
  return false;
}

function firstLetterAfter(bytes, end) {
  return /\S/.exec(bytes.toString('latin1', end, end + LONGEST_NAME))?.[0];
}

/** Where its first object begins; an outline's /First is a reference. */
function saysNumber(bytes, end) {
  return /^\s*\d+(?!\d|\s+\d+\s+R)/.test(bytes.toString('latin1', end, end + LONGEST_NAME));
}

/** An outline's dictionary ends without a stream. Whatever says otherwise before the next object is judged as a pack. */
function isOfStream(bytes, end) {
  const [own] = bytes.toString('latin1', end, end + LONGEST_DICTIONARY).split(/[\r\n]\s{0,20}\d{1,10}\s{1,20}\d{1,5}\s{1,20}obj\b/, 1);
  return /(?<!end)stream[\r\n]/.test(own);
}

/** Where the bytes of each stream begin. @returns {Generator<number>} */
function* streamsIn(pdf) {
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 1)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue;
    const start = at + 'stream'.length;
    yield start + (pdf[start] === 0x0d ? 1 : 0) + (pdf[start] === 0x0a || (pdf[start] === 0x0d && pdf[start + 1] === 0x0a) ? 1 : 0);
  }
}

/** Packed objects follow a row of their numbers and places. */
function beginsAsPack(unpacked) {
  return unpacked !== undefined && /^(?:\s|\0|%[^\r\n]*[\r\n])*\d+(?:\s|\0)+\d+/.test(unpacked.toString('latin1', 0, BEGINNING));
}

/** As programs write them: names, numbers, references. In texts and comments something could stand that looks like another beginning. */
const PLAIN = /^\s*<<(?:\s*\/[A-Za-z]+(?:\s*\/[A-Za-z]+|\s*\[\s*\/[A-Za-z]+\s*\]|\s+\d+(?:\s+\d+\s+R)?))+\s*>>\s*$/;

/** @returns {{ start: number, isPlain: boolean } | undefined} */
function packAround(pdf, at) {
  const from = Math.max(0, at - LONGEST_DICTIONARY);
  const before = pdf.toString('latin1', from, at);
  const after = pdf.toString('latin1', at, at + LONGEST_DICTIONARY);
  const begins = before.lastIndexOf('obj');
  const stream = /stream\r?\n/.exec(after);
  if (begins === -1 || !stream || !/[\r\n]\s{0,20}\d{1,10}\s{1,20}\d{1,5}\s{1,20}$/.test(before.slice(Math.max(0, begins - 80), begins))) return undefined;
  const dictionary = before.slice(begins + 'obj'.length) + after.slice(0, stream.index);
  if (!PLAIN.test(dictionary) || dictionary.split('/Filter').length > 2) return undefined;
  const start = at + stream.index + stream[0].length;
  if (!dictionary.includes('/Filter')) return { start, isPlain: true };
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/|>>)/.test(dictionary) || dictionary.includes('/DecodeParms')) return undefined;
  return { start, isPlain: false };
}

function inflated(packed) {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_OF_ONE, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

if (!isMainThread && workerData?.judges) parentPort.postMessage(judgePdf(readFileSync(workerData.judges)));
