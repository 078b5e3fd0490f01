import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** In the order in which a letter is looked for: that of the documents' own pages (`layout.typ`). */
const FILES = [
  'inter/400Regular/Inter_400Regular.ttf',
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
].map((file) => resolve(`@expo-google-fonts/${file}`));

/** What joins or varies the letter beside it, and space, stays with it. */
const WITH_ITS_LETTER = /[\p{M}\p{Cf}\p{Zs}\ufe0e\ufe0f]/u;

interface Script {
  readonly font: PDFFont;
  readonly has: (letter: string) => boolean;
}

interface Run {
  readonly text: string;
  readonly font: PDFFont;
}

/** Writes text in whatever scripts it is in, each letter in the first font that has it. */
export class ScriptFonts {
  private constructor(private readonly scripts: readonly Script[]) {}

  /** Those that are needed to write this text: the large ones are read for who is named in them. */
  static async for(pdf: PDFDocument, text: string): Promise<ScriptFonts> {
    const missing = new Set([...text].filter((letter) => !WITH_ITS_LETTER.test(letter)));
    const scripts: Script[] = [];
    for (const file of FILES) {
      if (scripts.length > 0 && missing.size === 0) break;
      const bytes = await readFile(file);
      const known = create(bytes) as Font;
      const has = (letter: string) => known.hasGlyphForCodePoint(letter.codePointAt(0)!);
      const found = [...missing].filter(has);
      if (scripts.length > 0 && found.length === 0) continue;
      scripts.push({ font: await pdf.embedFont(bytes, { subset: true }), has });
      for (const letter of found) missing.delete(letter);
    }
    return new ScriptFonts(scripts);
  }

  /** Of figures and Latin letters. */
  get plain(): PDFFont {
    return this.scripts[0]!.font;
  }

  width(text: string, size: number): number {
    return this.runs(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
  }

  draw(page: PDFPage, text: string, { x, y, size, color }: { readonly x: number; readonly y: number; readonly size: number; readonly color: Color }): void {
    let at = x;
    for (const run of this.runs(text)) {
      page.drawText(run.text, { x: at, y, size, font: run.font, color });
      at += run.font.widthOfTextAtSize(run.text, size);
    }
  }

  private runs(text: string): readonly Run[] {
    const runs: Run[] = [];
    let before = this.scripts[0]!;
    for (const letter of text) {
      const joins = WITH_ITS_LETTER.test(letter);
      if (joins && !before.has(letter)) continue;
      const script = joins ? before : this.scripts.find(({ has }) => has(letter));
      // A letter that no font has stands as its number, so that nothing vanishes.
      const shown = script ? letter : `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
      before = script ?? this.scripts[0]!;
      const last = runs.at(-1);
      if (last?.font === before.font) runs[runs.length - 1] = { ...last, text: last.text + shown };
      else runs.push({ text: shown, font: before.font });
    }
    return runs;
  }
}
