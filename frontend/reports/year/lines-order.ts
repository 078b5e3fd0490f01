import type { MeasureName } from '../../../events/reports/measures.rules.js';
import type { YearLine } from './year-line.js';

/** A head by which lines are sorted: their name, a measure, or the difference to the year before. */
export type OrderField = MeasureName | 'label' | 'change';

export interface LinesOrder {
  readonly field: OrderField;
  readonly descending: boolean;
}

/** As an address says it: "-netVolume". What it cannot be sorted by is not asked. */
export function readOrder(text: string | null, fields: readonly OrderField[], standard: LinesOrder): LinesOrder {
  const descending = text?.startsWith('-') ?? false;
  const field = fields.find((one) => one === (descending ? text!.slice(1) : text));
  return field === undefined ? standard : { field, descending };
}

export function orderWords({ field, descending }: LinesOrder): string {
  return `${descending ? '-' : ''}${field}`;
}

/** What a click on a head asks: names from A, figures from the largest, a second click the other way round. */
export function orderAfter(order: LinesOrder, field: OrderField): LinesOrder {
  return { field, descending: order.field === field ? !order.descending : field !== 'label' };
}

/** Lines of the same figure stay by name. @param lines by name */
export function ordered(lines: readonly YearLine[], { field, descending }: LinesOrder): readonly YearLine[] {
  if (field === 'label') return descending ? lines.toReversed() : lines;
  const figure = ({ figures, change }: YearLine) => Number((field === 'change' ? change : figures[field]) ?? 0);
  return lines.toSorted((one, other) => (descending ? figure(other) - figure(one) : figure(one) - figure(other)));
}
