import type { ChangeChoices, FieldChoice } from '../../backend/changes/changes-wire.js';
import type { ChangesView } from './changes-view.js';

/** The amounts that can be added up under this filter. */
export function sumChoices({ field, area, record }: ChangesView, choices: ChangeChoices | undefined): readonly FieldChoice[] {
  const category = record ? record.slice(0, record.indexOf('-')) : area;
  const amounts = (choices?.fields ?? []).filter(({ kind, category: of }) => kind === 'money' && (!category || of === category));
  return field ? amounts.filter((one) => one.field === field) : amounts;
}

/** What the foot adds up: what was chosen as far as it can be, else the purchase price or whatever amount there is. */
export function chosenSum(view: ChangesView, choices: ChangeChoices | undefined): string {
  const offered = sumChoices(view, choices);
  const chosen = offered.find(({ field }) => field === view.sum) ?? offered.find(({ field }) => field.endsWith('.purchasePrice')) ?? offered[0];
  return chosen?.field ?? '';
}
