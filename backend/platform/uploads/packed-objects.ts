import { constants, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { UnprocessableEntityException } from '@nestjs/common';
import { refuseActive } from './pdf-check.js';

const unpack = promisify(inflate);

/** Newer PDFs pack their objects: a script hides there as well. What cannot be unpacked within this is not taken. */
const MOST_UNPACKED = 64 * 1_048_576;
const MOST_OF_ONE = 8 * 1_048_576;
const LONGEST_DICTIONARY = 2_048;

/** A pack says so, or where its first object begins; some readers ask for the latter only. */
const PACK = /\/ObjStm|\/First\s*\d+(?!\d|\s+\d+\s+R)/g;
const BEGINS = /[\r\n]\s*\d+\s+\d+\s+obj/g;
/** As programs write them: names, numbers, references. In texts and comments something could stand that looks like another beginning. */
const PLAIN = /^\s*<<(?:\s*\/[A-Za-z]+(?:\s*\/[A-Za-z]+|\s*\[\s*\/[A-Za-z]+\s*\]|\s+\d+(?:\s+\d+\s+R)?))+\s*>>\s*$/;

/** Off the event loop, a pack at a time. @throws UnprocessableEntityException */
export async function checkPackedObjects(pdf: Buffer): Promise<void> {
  let left = MOST_UNPACKED;
  for (const { index: at } of pdf.toString('latin1').matchAll(PACK)) {
    const unpacked = await unpackedAt(pdf, at);
    left -= unpacked.length;
    if (left < 0) throw notLookedInto();
    refuseActive(`${unpacked.toString('latin1')} `);
  }
}

async function unpackedAt(pdf: Buffer, at: number): Promise<Buffer> {
  const from = Math.max(0, at - LONGEST_DICTIONARY);
  const around = pdf.subarray(from, at + LONGEST_DICTIONARY).toString('latin1');
  const begins = [...around.slice(0, at - from).matchAll(BEGINS)].at(-1);
  const stream = /stream\r?\n/.exec(around.slice(at - from));
  if (!begins || !stream) throw notLookedInto();
  const dictionary = around.slice(begins.index + begins[0].length, at - from + stream.index);
  if (!PLAIN.test(dictionary) || dictionary.split('/Filter').length > 2) throw notLookedInto();
  const start = at + stream.index + stream[0].length;
  if (!/\/Filter/.test(dictionary)) return pdf.subarray(start, pdf.indexOf('endstream', start) >>> 0);
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/|>>)/.test(dictionary) || dictionary.includes('/DecodeParms')) throw notLookedInto();
  try {
    return await unpack(pdf.subarray(start), { maxOutputLength: MOST_OF_ONE, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    throw notLookedInto();
  }
}

function notLookedInto(): UnprocessableEntityException {
  return new UnprocessableEntityException('This PDF is packed in a way that cannot be looked into. Print it into a new PDF, or scan the paper, and upload that.');
}
