import { weeksIn } from '../../../events/kernel/weeks.rules.js';

/** What a price goes by, of a unit and of a line of the company's prices. */
export interface Priced {
  readonly resortName: string;
  readonly unitType: string;
  readonly bedrooms: string;
  readonly pointsSeason: string;
}

/** A line of the company's prices: what is blank fits every unit of the resort. */
export interface PriceLine extends Priced {
  /** `1-8, 51`. */
  readonly weeks: string;
  /** Decimal string. */
  readonly price: string;
}

const particulars = ['unitType', 'bedrooms', 'pointsSeason'] as const;
const YEAR = 53;

/**
 * What a unit is offered at: of the lines that fit it, the one that says most of it counts; of several, the one for the fewest
 * weeks; of those, the last that was added.
 */
export function retailPriceOf(unit: Priced & { readonly useWeek: string }, lines: readonly PriceLine[]): string | undefined {
  const fitting = lines.filter((line) => fits(line, unit)).toReversed();
  return fitting.toSorted((one, other) => said(other) - said(one) || weekCount(one) - weekCount(other))[0]?.price;
}

function fits(line: PriceLine, unit: Priced & { readonly useWeek: string }): boolean {
  const same = (name: keyof Priced) => plain(line[name]) === plain(unit[name]);
  return line.resortName !== '' && same('resortName') && particulars.every((name) => line[name] === '' || same(name)) && (line.weeks === '' || isWeekOf(line.weeks, unit.useWeek));
}

/** A unit of more weeks than one is sold by each of them. */
function isWeekOf(weeks: string, useWeek: string): boolean {
  const priced = weeksIn(weeks) ?? [];
  const own = weeksIn(useWeek);
  return own !== undefined && own.every((week) => priced.includes(week));
}

function said(line: PriceLine): number {
  return [line.unitType, line.bedrooms, line.pointsSeason, line.weeks].filter(Boolean).length;
}

function weekCount({ weeks }: PriceLine): number {
  return weeksIn(weeks)?.length ?? YEAR;
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
