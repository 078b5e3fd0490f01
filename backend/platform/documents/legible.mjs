import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';

/** What joins or varies the letter beside it has no look of its own. */
const JOINS = /[\p{Cc}\p{Cf}\p{Zs}\p{M}\ufe0e\ufe0f]/u;

/** @param folders of fonts, each of which is asked for a letter that the ones before do not have */
export function legibleIn(folders) {
  const fonts = folders.map((folder) => openSync(path.join(folder, readdirSync(folder).find((name) => name.endsWith('.ttf')))));
  const known = new Map();
  const isKnown = (letter) => {
    if (!known.has(letter)) known.set(letter, JOINS.test(letter) || fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0))));
    return known.get(letter);
  };
  return {
    /** A letter that no font has stands as its number, so that nothing vanishes: "[U+1F9FF]". */
    legible: (text) => (/^[\u0000-\u024f]*$/.test(text) ? text : [...text].map((letter) => (isKnown(letter) ? letter : `[U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`)).join('')),
  };
}
