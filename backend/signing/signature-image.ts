import { Refusal } from '../platform/commands/refusal.js';

const LARGEST = { width: 2_400, height: 1_200 };
/** After the mark of every PNG: length and name of its first part, then width and height. */
const HEAD = { name: 12, width: 16, height: 20, end: 33 };

/** @param dataUrl held to its form by the body @throws Refusal where it is no picture of a signature */
export function signatureImage(dataUrl: string): Buffer {
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const isPng = png.length > HEAD.end && png.toString('latin1', HEAD.name, HEAD.width) === 'IHDR';
  const [width, height] = isPng ? [png.readUInt32BE(HEAD.width), png.readUInt32BE(HEAD.height)] : [0, 0];
  if (width < 1 || height < 1 || width > LARGEST.width || height > LARGEST.height) throw new Refusal('This is no picture of a signature', { field: 'image' });
  return png;
}
