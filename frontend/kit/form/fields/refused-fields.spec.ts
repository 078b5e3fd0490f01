import type { UseFormReturn } from 'react-hook-form';
import { Problem } from '../../../server/problem.js';
import type { EntryField, Typed } from './entry.js';
import { isAtFields, showAtFields } from './refused-fields.js';

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

  it('is said in the words of the form, however the body calls the field', () => {
    const said: unknown[] = [];
    const form = { setError: (field: string, { message }: { message: string }) => said.push([field, message]), getFieldState: () => ({ invalid: false }) } as unknown as UseFormReturn<Typed>;
    const errors = [{ field: 'inventoryId', rule: 'max', message: 'inventoryId must not be greater than 1000000' }];
    showAtFields(form, fields, new Problem(400, { detail: errors[0]!.message, errors }));
    showAtFields(form, fields, new Problem(409, taken));
    expect(said).toEqual([
      ['inventoryId', 'Inventory must not be greater than 1,000,000'],
      ['inventoryId', 'Contract 1042 was first'],
    ]);
  });
});
