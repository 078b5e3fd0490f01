/** Texts as people type and paste them, and as those do who try what happens; the same ones in each run. */

const typed = ["o'brien", 'o’brien', "barefoot'n", 'wilma@', '@', '555-', '(305) 555', '+1 305', '1,000', '1.000,00', '#1018', '$ 5', '-', '--', "';--", '%', '%%', '%41', '%E0%A4%A', '_', '\\', '\\\\', '\\p{L}', '\\u{110000}', '/', '/x/u', '"', '`', '?', '*', '+', '(', ')', '[', ']', '{', '}', '{}', '[]', '()', '(?<', '[^', 'a|b', '^a$', '.*', '&', '&amp;', '<b>', '</script>', '${x}', '{{x}}', ':*', '!', '<->', "a' & 'b", 'null', 'undefined', 'NaN', 'true', '__proto__', 'constructor', 'toString', '0', '-0', '1e999', '0x1F', '9'.repeat(40), '2026-13-45', '02/30/2026', '99/99/9999', '00:00', '1/2/26', 'week 046', '\t', '\n', 'a\nb', ' ', '   x   ', '\u00a0', '\u200b', '\ufeff', '\u0000', '\u0007'];
const beyond = ['👍', '👍🏽', '👨‍👩‍👧', '🇺🇸', 'é', 'e\u0301', 'İ', 'ß', 'ﬁ', 'Ω', 'مرحبا', 'שלום', '\u202eabc', '\u2067x\u2069', '漢字', 'か\u3099', 'ไทย', 'Зоя', '\ud83d', '\udc4d'];
const long = ['x'.repeat(60), '👍'.repeat(60), 'ab '.repeat(20), '%'.repeat(60), '\\'.repeat(60), '('.repeat(60), 'ا'.repeat(60)];

const seeds = [...typed, ...beyond, ...long];

/** Each seed, then each behind, before and within others. */
export function anyTexts(most: number): readonly string[] {
  const texts = new Set(seeds);
  const joints = ['', ' ', '-', "'", 'a', '5'];
  for (let step = 1; texts.size < most; step += 1) {
    for (const [index, seed] of seeds.entries()) texts.add(`${seed}${joints[step % joints.length]}${seeds[(index + step) % seeds.length]}`);
  }
  return [...texts].slice(0, most);
}
