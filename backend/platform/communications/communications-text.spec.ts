import { communicationsText, newAtFront, readCommunications } from './communications-text.js';

const said = (Note: string) => ({ CreatedAt: '', CreatedBy: '', Type: '', Note });

describe('the communications text of a record', () => {
  it('is read in both spellings and answered in one', () => {
    const text = JSON.stringify([{ CreatedAt: '1', CreatedBy: 'Ellen', Type: 'Email', Note: 'new' }, { createdAt: '2', fromName: 'Leo', communicationType: 'Letter', message: 'loaded' }]);
    expect(JSON.parse(communicationsText(readCommunications(text)!))).toEqual([
      { CreatedAt: '1', CreatedBy: 'Ellen', Type: 'Email', Note: 'new' },
      { CreatedAt: '2', CreatedBy: 'Leo', Type: 'Letter', Note: 'loaded' },
    ]);
  });

  it('tells what is new by what stands before the entries that are known', () => {
    expect(newAtFront([said('b'), said('a')], [said('a')])).toEqual([said('b')]);
    expect(newAtFront([said('a')], [])).toEqual([said('a')]);
    expect(newAtFront([said('a')], [said('a')])).toEqual([]);
    expect(newAtFront([], [said('a')])).toEqual([]);
  });

  it('keeps what a colleague added meanwhile', () => {
    expect(newAtFront([said('mine'), said('old')], [said('hers'), said('old')])).toEqual([said('mine')]);
  });

  it('takes the same words twice for two entries', () => {
    expect(newAtFront([said('no answer'), said('no answer')], [said('no answer')])).toEqual([said('no answer')]);
  });
});
