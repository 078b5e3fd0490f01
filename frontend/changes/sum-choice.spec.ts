import type { ChangeChoices } from '../../backend/changes/changes.dto.js';
import { readChangesView } from './changes-view.js';
import { chosenSum, sumChoices, type Fitting } from './sum-choice.js';

const amount = (category: string, field: string) => ({ field: `${category}.${field}`, label: field, category, group: 'Money', kind: 'money' as const });
const choices: ChangeChoices = {
  areas: [],
  people: [],
  fields: [amount('resaleContract', 'incomeAmount'), amount('resaleContract', 'purchasePrice'), amount('lead', 'offer'), { ...amount('lead', 'email'), kind: 'text' }],
};
const view = (asked: Readonly<Record<string, string>> = {}) => readChangesView(new URLSearchParams(asked));
const fitting = (amounts: readonly string[], more = false): Fitting => ({ amounts, changes: { count: 5, more } });
const sum = (asked: Readonly<Record<string, string>>, known: Fitting) => chosenSum(view(asked), choices, known);

describe('The foot of Changes adds up', () => {
  it('purchase prices, or the amount that was chosen', () => {
    const both = fitting(['resaleContract.incomeAmount', 'resaleContract.purchasePrice']);
    expect([sum({}, undefined), sum({}, both)]).toEqual(['resaleContract.purchasePrice', 'resaleContract.purchasePrice']);
    expect(sum({ sum: 'resaleContract.incomeAmount' }, both)).toBe('resaleContract.incomeAmount');
  });

  it('another amount where no purchase price changed among those that fit', () => {
    expect(sum({}, fitting(['lead.offer']))).toBe('lead.offer');
    expect(sum({ sum: 'resaleContract.incomeAmount' }, fitting(['lead.offer']))).toBe('lead.offer');
  });

  it('nothing where no amount changed', () => {
    expect(sum({}, fitting([]))).toBe('');
    expect(sumChoices(view(), choices, fitting([]))).toEqual([]);
  });

  it('and offers every amount of the area where more changes fit than were looked at, one that was seen first', () => {
    expect(sumChoices(view({ area: 'resaleContract' }), choices, fitting([], true))).toHaveLength(2);
    expect(sum({ area: 'lead' }, fitting(['lead.offer'], true))).toBe('lead.offer');
  });
});
