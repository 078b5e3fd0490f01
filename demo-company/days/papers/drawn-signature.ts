import { crc32, deflateSync } from 'node:zlib';
import { Chance } from '../chance.js';

const [WIDTH, HEIGHT] = [360, 110];
const INK = Buffer.from([20, 48, 107, 255]);
const PEN = 2;
const STEPS = 2_400;
const MARK = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Eight bits each of red, green, blue and opacity. */
const COLOURS = Buffer.from([8, 6, 0, 0, 0]);

/** What a hand draws that signs every day: another line for each name, and the same each time. @returns a PNG */
export function drawnSignature(name: string): Buffer {
  const hand = new Chance([...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7));
  const loops = name.length;
  const [high, slant, wave] = [hand.whole(18, 30), hand.whole(6, 14), hand.whole(2, 5)];
  const lines = Buffer.alloc(HEIGHT * (1 + WIDTH * 4));
  for (let step = 0; step <= STEPS; step++) {
    const along = step / STEPS;
    const turn = along * loops * 2 * Math.PI;
    const fades = 1 - along * 0.6;
    const x = 24 + along * (WIDTH - 60) + slant * Math.sin(turn);
    const y = HEIGHT / 2 - high * fades * Math.cos(turn * (along < 0.15 ? 0.5 : 1)) - 10 * Math.sin(along * wave * Math.PI);
    dot(lines, Math.round(x), Math.round(y));
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(WIDTH, 0);
  size.writeUInt32BE(HEIGHT, 4);
  return Buffer.concat([MARK, part('IHDR', Buffer.concat([size, COLOURS])), part('IDAT', deflateSync(lines)), part('IEND', Buffer.alloc(0))]);
}

function dot(lines: Buffer, left: number, top: number): void {
  for (let y = top; y < top + PEN; y++) for (let x = left; x < left + PEN; x++) INK.copy(lines, y * (1 + WIDTH * 4) + 1 + x * 4);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
