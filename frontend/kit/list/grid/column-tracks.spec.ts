import { tracks } from './column-tracks.js';
import type { Column } from '../list-definition.js';

const number: Column = { field: 'id', label: 'Number', kind: 'number', align: 'start', width: 70 };
const buyer: Column = { field: 'buyer', label: 'Buyer', kind: 'text', width: 120 };
const price: Column = { field: 'price', label: 'Price', kind: 'money', width: 90 };
const deal: Column = { field: 'deal', label: 'Deal', kind: 'text', width: 100 };

function columnsOf(widths: Readonly<Record<string, number>>, columns = [number, buyer, price, deal]) {
  return (tracks(columns, widths) as Record<string, string>)['--columns'];
}

describe('The columns of a list', () => {
  it('of words share what room is left, so that the list has no hole at its end', () => {
    expect(columnsOf({})).toBe('70px minmax(120px, 120fr) 90px minmax(100px, 100fr) 0px');
  });

  it('that a person has dragged keep their width, and the others take what that leaves', () => {
    expect(columnsOf({ buyer: 80 })).toBe('70px 80px 90px minmax(100px, 100fr) 0px');
    expect(columnsOf({ buyer: 80, deal: 50 })).toBe('minmax(70px, 70fr) 80px minmax(90px, 90fr) 50px 0px');
  });

  it('fill the list even when every one of them was dragged: the last takes the rest', () => {
    expect(columnsOf({ id: 60, buyer: 80, price: 90, deal: 50 })).toBe('60px 80px 90px minmax(50px, 50fr) 0px');
  });

  it('scroll sideways where their widths do not fit', () => {
    expect(tracks([number, price], { price: 200 })).toMatchObject({ '--row-width': '270px' });
  });
});
