import { crc32, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { Refusal } from '../../platform/commands/refusal.js';

const unpack = promisify(inflate);

/** Who seals unpacks and packs each pixel. A signature is printed three inches wide. */
const MOST_PIXELS = 250_000;
/** Bytes of a pixel by the kind of its colour; a canvas writes neither palettes, other depths nor interlaced pictures. */
const PIXEL: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const MARK = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length and name before what a part holds, its checksum behind. */
const AROUND = { before: 8, after: 4 };

interface Part {
  readonly name: string;
  readonly whole: Buffer;
  readonly content: Buffer;
}

/**
 * Looked into as deep as who seals does: a picture that cannot be read would be found only when everybody has signed, and
 * would keep the document from ever being sealed.
 * @param dataUrl held to its form by the body
 * @returns the picture alone, without what else its file says
 * @throws Refusal where it is no picture of a signature
 */
export async function signatureImage(dataUrl: string): Promise<Buffer> {
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const parts = png.subarray(0, MARK.length).equals(MARK) ? partsOf(png) : [];
  const [head, end] = [parts[0], parts.at(-1)];
  const data = parts.filter(({ name }) => name === 'IDAT');
  if (head?.name !== 'IHDR' || end?.name !== 'IEND') throw noPicture();
  const bytes = bytesOf(head.content);
  const pixels = await unpack(Buffer.concat(data.map(({ content }) => content)), { maxOutputLength: bytes }).catch(noPixels);
  if (pixels.length !== bytes) throw noPicture();
  return Buffer.concat([MARK, ...[head, ...data, end].map(({ whole }) => whole)]);
}

/** As far as they are whole. */
function partsOf(png: Buffer): readonly Part[] {
  const parts: Part[] = [];
  for (let at = MARK.length; at + AROUND.before + AROUND.after <= png.length; ) {
    const from = at + AROUND.before;
    const to = from + png.readUInt32BE(at);
    if (to + AROUND.after > png.length || crc32(png.subarray(at + 4, to)) !== png.readUInt32BE(to)) break;
    parts.push({ name: png.toString('latin1', at + 4, from), whole: png.subarray(at, to + AROUND.after), content: png.subarray(from, to) });
    at = to + AROUND.after;
  }
  return parts;
}

/** Of all pixels, a byte before each line. @throws Refusal */
function bytesOf(head: Buffer): number {
  if (head.length !== 13) throw noPicture();
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, colour, packing, filter, interlaced] = head.subarray(8);
  const pixel = PIXEL[colour!];
  if (width < 1 || height < 1) throw noPicture();
  if (width * height > MOST_PIXELS) throw new Refusal('The picture of a signature has 250,000 pixels at most, such as 800 by 300', { field: 'image' });
  if (pixel === undefined || depth !== 8 || packing !== 0 || filter !== 0 || interlaced !== 0) throw noPicture();
  return height * (1 + width * pixel);
}

function noPixels(): never {
  throw noPicture();
}

function noPicture(): Refusal {
  return new Refusal('This is no picture of a signature', { field: 'image' });
}
