import { constants, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { UnprocessableEntityException } from '@nestjs/common';
import { refuseActive } from './pdf-check.js';

const unpack = promisify(inflate);

/** Newer PDFs pack their objects: a script hides there as well. What cannot be unpacked within this is not taken. */
const MOST_UNPACKED = 64 * 1_048_576;
const MOST_OF_ONE = 8 * 1_048_576;
const LONGEST_DICTIONARY = 2_048;

/** Off the event loop, a pack at a time. @throws UnprocessableEntityException */
export async function checkPackedObjects(pdf: Buffer): Promise<void> {
  let left = MOST_UNPACKED;
  for (let at = pdf.indexOf('/ObjStm'); at !== -1; at = pdf.indexOf('/ObjStm', at + 7)) {
    const unpacked = await unpackedAt(pdf, at);
    left -= unpacked.length;
    if (left < 0) throw notLookedInto();
    refuseActive(`${unpacked.toString('latin1')} `);
  }
}

async function unpackedAt(pdf: Buffer, at: number): Promise<Buffer> {
  const from = Math.max(0, at - LONGEST_DICTIONARY);
  const around = pdf.subarray(from, at + LONGEST_DICTIONARY).toString('latin1');
  const dictionaryFrom = around.lastIndexOf('obj', at - from) + 3;
  const stream = /stream\r?\n/.exec(around.slice(at - from));
  if (!stream) throw notLookedInto();
  const dictionary = around.slice(dictionaryFrom, at - from + stream.index);
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
