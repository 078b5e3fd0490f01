import { erasureWords } from './lead-erasure.rules.js';

const proof = { values: 1, events: 1, unsealed: 0, tables: 48, rows: 12_345, found: [], elsewhere: [] };

describe('What proves an erasure', () => {
  it('is told in sentences, of one thing as of many', () => {
    expect(erasureWords(proof)).toEqual({
      searched: '1 entry of the history, and all 12,345 rows of the database, were searched for 1 thing that had been known, such as names, phones and notes.',
      found: 'Nothing of it was found.',
      others: 'Nothing of others reads the same.',
    });
    expect(erasureWords({ ...proof, values: 9, events: 14 }).searched).toMatch(/^14 entries of the history, .* for 9 things that had been known/);
  });

  it('says that what had come in and was not handled yet was opened as well', () => {
    expect(erasureWords({ ...proof, opened: 0 }).searched).toMatch(/database, where no message waits that came in, were searched/);
    expect(erasureWords({ ...proof, opened: 1 }).searched).toMatch(/database, also 1 message that came in and is not handled yet, were searched/);
    expect(erasureWords({ ...proof, opened: 20 }).searched).toMatch(/database, also 20 messages that came in and are not handled yet, were searched/);
  });

  it('says what the law has us keep', () => {
    expect(erasureWords({ ...proof, kept: [] })).not.toHaveProperty('kept');
    expect(erasureWords({ ...proof, kept: [{ table: 'event_store.event', rows: 4 }, { table: 'read_model.resale_contract_list', rows: 1 }] }).kept).toBe(
      'The law has us keep contracts and memberships, how they were signed, their made documents and signed papers, whoever is named in them. 5 rows of them read the same as some of it: of this person where it was a party, else of others, as a name that many have.',
    );
  });

  it('says what is left, and what others have that reads the same', () => {
    const { found, others, unsealed } = erasureWords({ ...proof, unsealed: 1, found: [{ table: 'public.lead_list', rows: 1 }], elsewhere: [{ table: 'public.lead_list', rows: 2 }, { table: 'public.member_list', rows: 1 }] });
    expect(found).toBe('1 row still says some of it (public.lead_list: 1). Please tell whoever looks after the database.');
    expect(others).toBe('3 rows of other people read the same somewhere, as a phone that is shared, a name that many have or a view that a colleague saved. What is theirs stays.');
    expect(unsealed).toBe('1 entry of the history was written before there were keys, and can still be read in the event store, which cannot rewrite it.');
  });
});
