import { PDFDocument } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { PNG_END as END, PNG_MARK as MARK, pngHead as head, pngPart as part, worstSignature } from '../../../test/support/png.js';
import { signatureImage } from './signature-image.js';
import { A_SIGNATURE } from '../signing.bodies.js';

const pixels = (width: number, height: number): Buffer => part('IDAT', deflateSync(Buffer.alloc(height * (1 + width * 4), 0)));
const changed = (whole: Buffer): Buffer => Buffer.concat([whole.subarray(0, -1), Buffer.from([whole.at(-1)! ^ 1])]);
const png = (...parts: readonly Buffer[]): string => `data:image/png;base64,${Buffer.concat([MARK, ...parts]).toString('base64')}`;

describe('The picture of a signature', () => {
  it('is taken where it can be sealed, without what else its file says', async () => {
    const taken = await signatureImage(png(head(30, 20), part('tEXt', Buffer.from('Comment\0anything')), pixels(30, 20), END));
    expect(taken.equals(Buffer.concat([MARK, head(30, 20), pixels(30, 20), END]))).toBe(true);
    const sealed = await PDFDocument.create();
    expect((await sealed.embedPng(taken)).size()).toEqual({ width: 30, height: 20 });
  });

  it('is refused where it has more pixels than are sealed in a moment', async () => {
    await expect(signatureImage(png(head(800, 300), pixels(800, 300), END))).resolves.toBeInstanceOf(Buffer);
    const worst = `data:image/png;base64,${worstSignature().toString('base64')}`;
    await expect(signatureImage(worst)).resolves.toBeInstanceOf(Buffer);
    expect(worst.length).toBeLessThan(A_SIGNATURE.bytes);
    await expect(signatureImage(png(head(2_400, 1_200), pixels(2_400, 1_200), END))).rejects.toThrow('250,000 pixels at most');
  });

  it.each([
    ['begins like one and holds rubbish', png(head(30, 20), Buffer.alloc(300, 7))],
    ['has no pixels', png(head(30, 20), END)],
    ['has pixels that cannot be unpacked', png(head(30, 20), part('IDAT', Buffer.alloc(80, 7)), END)],
    ['has too few of them', png(head(30, 20), pixels(30, 19), END)],
    ['has more of them than it says, such as a gigabyte', png(head(30, 20), pixels(2_000, 2_000), END)],
    ['was changed on its way', png(head(30, 20), changed(pixels(30, 20)), END)],
    ['was cut off', png(head(30, 20), pixels(30, 20))],
    ['is of a kind that no canvas writes', png(head(30, 20, [8, 3, 0, 0, 0]), pixels(30, 20), END)],
    ['is interlaced', png(head(30, 20, [8, 6, 0, 0, 1]), pixels(30, 20), END)],
  ])('is refused at the door where it %s: nobody could seal it later', async (_, image) => {
    await expect(signatureImage(image)).rejects.toThrow('no picture of a signature');
  });
});
