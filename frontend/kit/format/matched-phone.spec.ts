import { leadFields } from '../../../events/leads/lead.fields.js';
import { fetchPhoneLibrary } from '../../server/phone-library.js';
import { matchedPhone } from './matched-phone.js';

beforeAll(fetchPhoneLibrary);

describe('The phone that a search found somebody by', () => {
  const lead = { firstName: 'Sofia', mobilePhone: '+13055550174', homePhone: '+14165550113;ext=12', spouseWorkPhone: '+442079460018', zipcode: '40113' };
  const found = (typed: string) => matchedPhone(leadFields, lead, typed);

  it('is told with its kind, whichever half of it was typed, and beside a name', () => {
    expect(found('0113')).toEqual({ field: 'homePhone', number: '(416) 555-0113 ext. 12', kind: 'home' });
    expect(found('305.555')).toMatchObject({ kind: 'mobile', number: '(305) 555-0174' });
    expect(found('rossi 7946')).toMatchObject({ kind: 'spouse work' });
    expect(found('(416) 555-01')).toMatchObject({ kind: 'home' });
  });

  it('is none where something else was looked for', () => {
    for (const typed of ['', 'rossi', '113', 'sofia 77777', '9999']) expect(found(typed)).toBeUndefined();
  });
});
