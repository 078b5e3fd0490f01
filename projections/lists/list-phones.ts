import { digitsLookedFor } from '../../events/kernel/home-phone.rules.js';
import { phoneNumber } from '../../events/kernel/phone.rules.js';
import type { Filter } from './list-request.js';

/** Fewer digits than these are nobody's half of a number. */
const FEWEST = 4;
/** Of an American number with its country's code. */
const LONGEST = 11;
/** Of any number in the world. */
const MOST = 15;
/** Whoever types so many digits means a phone and nothing else. */
const SURELY_A_PHONE = 7;

/** Digits with what people write between them. */
const SPELLED = /\+?\d[\d\s().+/-]*\d/g;

/** A filter of a column of phones: numbers are meant however they are typed. */
export function phoneFilter(filter: Filter): Filter {
  const { op, value } = filter;
  if (op === 'contains' && typeof value === 'string') return { ...filter, value: digitsLookedFor(value) };
  if (op === 'is' && typeof value === 'string') return { ...filter, value: phoneNumber(value) ?? value };
  return filter;
}

/** SQL: the ends of a kept number (`+13055550174`), each a word, so that its last seven digits are found by their beginning. @param column SQL of the text */
export function phoneEnds(column: string): string {
  const number = `split_part(${column}, ';', 1)`;
  const ends = Array.from({ length: LONGEST - FEWEST + 1 }, (_, index) => `right(${number}, ${FEWEST + index})`);
  return `CASE WHEN left(${column}, 1) = '+' THEN ${ends.join(` || ' ' || `)} ELSE '' END`;
}

/** What somebody looks for, cut where numbers stand that are spelled in several parts: `[{ text: 'kim' }, { text: '305.555', digits: '305555' }]`. */
export function phonesIn(search: string): readonly { readonly text: string; readonly digits?: string; readonly surely?: boolean }[] {
  const parts = [];
  let from = 0;
  for (const { 0: text, index } of search.matchAll(SPELLED)) {
    const digits = text.replaceAll(/\D/g, '');
    if (digits.length < FEWEST || digits.length > MOST || digits === text) continue;
    parts.push({ text: search.slice(from, index) }, { text, digits, surely: digits.length >= SURELY_A_PHONE });
    from = index + text.length;
  }
  return [...parts, { text: search.slice(from) }];
}
