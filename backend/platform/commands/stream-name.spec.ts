import { companyList } from '../../company-settings/company-list.js';
import { lead } from '../../leads/lead.js';
import { textNumber } from '../../leads/texts/text-number.js';
import { openingViews } from '../../list-views/opening-view.js';
import { pointsAccount } from '../../points/points-account.js';
import { envelope } from '../../signing/envelope.js';
import { idOf } from './stream-name.js';

describe('The id of a record', () => {
  it('is read from the name of its stream, as a number where people number the records', () => {
    expect(idOf(lead, 'lead-914')).toBe(914);
    expect(idOf(pointsAccount, 'pointsAccount-502-2026')).toBe('502-2026');
    expect(idOf(companyList, 'companyList-resorts')).toBe('resorts');
    expect([envelope, textNumber, openingViews].map((aggregate) => idOf(aggregate, `${aggregate.category}-12`))).toEqual(['12', '12', '12']);
  });

  it('is not read from the stream of another record', () => {
    expect(() => idOf(lead, 'tour-914')).toThrow('tour-914 is no stream of a lead');
  });
});
