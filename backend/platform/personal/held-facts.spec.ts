import { heldFacts } from './held-facts.js';

describe('What is held, as somebody reads it at home', () => {
  it('says moments, days, phones and yes or no in words, and leaves out what is blank', () => {
    expect(heldFacts({ createdAt: '2026-11-22T15:04:05.000Z', birthday: '1980-02-29', workPhone: '+14165550104', optedIn: false, email: '' })).toBe(
      '<dl><dt>Created at</dt><dd>11/22/2026 10:04 AM in New York</dd><dt>Birthday</dt><dd>02/29/1980</dd><dt>Work phone</dt><dd>(416) 555-0104</dd><dt>Opted in</dt><dd>No</dd></dl>',
    );
  });

  it('says what changed with an arrow, and lists in lines of their own', () => {
    expect(heldFacts({ changes: { lastName: { from: '', to: 'Núñez' } }, notes: [{ note: 'Call <b>later</b>' }], weeks: ['3', '4'] })).toBe(
      '<dl><dt>Changes</dt><dd><dl><dt>Last name</dt><dd>– → Núñez</dd></dl></dd><dt>Notes</dt><dd><dl><dt>Note</dt><dd>Call &lt;b&gt;later&lt;/b&gt;</dd></dl></dd><dt>Weeks</dt><dd><div>3</div><div>4</div></dd></dl>',
    );
  });
});
