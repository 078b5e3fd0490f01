import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Pictures by their parts, also such as no program writes. */
export const PNG_MARK = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function pngHead(width: number, height: number, kind = [8, 6, 0, 0, 0]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return pngPart('IHDR', Buffer.concat([size, Buffer.from(kind)]));
}

export const PNG_END = pngPart('IEND', Buffer.alloc(0));

/** Packing the last of them closer would take as long as forty signatures. */
const BLANK_LINES = 10;

/** As many pixels as a signature may have, as unlike each other as its bytes let them be. */
export function worstSignature(): Buffer {
  const [width, height] = [800, 312];
  const line = 1 + width * 4;
  const lines = randomBytes(height * line).map((byte, index) => (index % line === 0 || index < BLANK_LINES * line ? 0 : byte & 128));
  return Buffer.concat([PNG_MARK, pngHead(width, height), pngPart('IDAT', deflateSync(lines, { level: 7, memLevel: 9 })), PNG_END]);
}
