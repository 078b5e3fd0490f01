import { addressOf, isBare, isFresh, viewNamed } from './view-address.js';

const params = (text: string) => new URLSearchParams(text);

describe('The address of a view', () => {
  it('names it by its number, or the list as it is', () => {
    expect(['view=12', 'view=all', 'view=0', 'view=x', 'sort=id'].map((text) => viewNamed(params(text)))).toEqual([12, 'all', undefined, undefined, undefined]);
  });

  it('asks for the view when it says nothing else, and is arranged once it says an order', () => {
    expect(['view=12', 'view=12&asOf=2026-11-01', 'view=12&sort=-id', 'view=all'].map((text) => isBare(params(text)))).toEqual([true, true, false, false]);
    const arranged = addressOf({ search: '', filters: [], sort: '-id' }, 12, '-id');
    expect([arranged.toString(), isBare(arranged)]).toEqual(['view=12&sort=-id', false]);
  });

  it('leaves to the reader what the list opens with when nothing is asked for', () => {
    expect(['', 'asOf=2026-11-01', 'view=all', 'view=12', 'q=silva', 'sort=-id', 'leadStatus.is=New'].map((text) => isFresh(params(text)))).toEqual([true, true, false, false, false, false, false]);
    expect(addressOf({ search: '', filters: [], sort: '-id' }, 'all', '-id').toString()).toBe('view=all');
  });
});
