import { Decimal } from 'decimal.js';
import { cents } from '../../../events/kernel/cents.rules.js';
import type { AskedRule } from './asked-rules.rules.js';
import type { BonusBand } from './commission-rates.rules.js';
import { amountInWords, percentWords } from './in-words.rules.js';

/** Of a month's net volume, all of it (`decisions.md D11`). */
export interface MonthlyBonus {
  /** A fraction. */
  readonly rate: string;
  /** Dollars with 2 places. */
  readonly bonus: string;
}

/** The upper end of a band belongs to it, as the lower end does of the lowest (`decisions.md D11`). @param bands from the lowest on */
export function monthlyBonus(netVolume: string, bands: readonly BonusBand[]): MonthlyBonus {
  const rate = bands[bandReached(netVolume, bands)]?.rate ?? '0';
  return { rate, bonus: cents(new Decimal(netVolume).times(rate)).toFixed(2) };
}

/** The bands as they were asked, from the highest down. @param bands from the lowest on */
export function askedBands(netVolume: string, bands: readonly BonusBand[]): readonly AskedRule[] {
  const won = bandReached(netVolume, bands);
  const why = `Net volume of the month ${amountInWords(netVolume)}`;
  const asked = bands.map(({ rate, from }, place): AskedRule => {
    const rule = `${percentWords(rate)}, net volume ${place === 0 ? `of ${amountInWords(from)} and more` : `above ${amountInWords(from)}`}`;
    return place < won ? { rule, answer: 'not asked', why: '' } : { rule, answer: place === won ? 'holds' : 'holds not', why };
  });
  const nothing: AskedRule = won === -1 ? { rule: 'Nothing', answer: 'holds', why } : { rule: 'Nothing', answer: 'not asked', why: '' };
  return [...asked.toReversed(), nothing];
}

/** -1 below the lowest. */
function bandReached(netVolume: string, bands: readonly BonusBand[]): number {
  const volume = new Decimal(netVolume);
  return bands.findLastIndex(({ from }, place) => (place === 0 ? volume.gte(from) : volume.gt(from)));
}
