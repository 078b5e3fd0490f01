import type { ChangeChoices, ChangesSummary, FieldChoice } from '../../backend/changes/changes.dto.js';
import type { ChangesView } from './changes-view.js';

/** What is known of the changes that fit; nothing before it is there. */
export type Fitting = Pick<ChangesSummary, 'amounts' | 'changes'> | undefined;

/** The amounts that can be added up under this filter: those that changed, as far as all was looked at. */
export function sumChoices({ field, area, record }: ChangesView, choices: ChangeChoices | undefined, fitting: Fitting): readonly FieldChoice[] {
  const category = record ? record.slice(0, record.indexOf('-')) : area;
  const amounts = (choices?.fields ?? []).filter(({ kind, category: of }) => kind === 'money' && (!category || of === category));
  const asked = field ? amounts.filter((one) => one.field === field) : amounts;
  return fitting && !fitting.changes.more ? asked.filter((one) => fitting.amounts.includes(one.field)) : asked;
}

/** What the foot adds up: what was chosen as far as it can be, else the purchase price or whatever amount there is. */
export function chosenSum(view: ChangesView, choices: ChangeChoices | undefined, fitting: Fitting): string {
  const offered = sumChoices(view, choices, fitting);
  const chosen = offered.find(({ field }) => field === view.sum) ?? offered.find(({ field }) => field.endsWith('.purchasePrice')) ?? offered.find(({ field }) => fitting?.amounts.includes(field)) ?? offered[0];
  return chosen?.field ?? '';
}
