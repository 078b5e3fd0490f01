import { Problem } from '../../server/problem.js';
import type { EntryField } from './entry.js';
import { isAtFields } from './refused-fields.js';

const fields: readonly EntryField[] = [{ name: 'inventoryId', label: 'Inventory', kind: 'whole' }];
const taken = { detail: 'Contract 1042 was first', field: 'inventoryId' };

describe('What the server refused of a form', () => {
  it('stands at its field, and above the form where the form has no such field', () => {
    expect(isAtFields(new Problem(409, taken), fields)).toBe(true);
    expect(isAtFields(new Problem(409, taken), [])).toBe(false);
  });

  it('stands above the form as well where another record was first: the way to it is there', () => {
    expect(isAtFields(new Problem(409, { ...taken, record: { words: 'Contract 1042', page: '/admin/contracts-detail/1042' } }), fields)).toBe(false);
  });
});
