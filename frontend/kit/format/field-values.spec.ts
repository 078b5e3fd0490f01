import { formatFieldValues } from './field-values.js';

describe('What a field held', () => {
  it('reads as a phone number where it is one', () => {
    const phones = ['4075550125', '407-555-0199', ''];
    for (const field of ['buyerHomePhone', 'closingAgentPhone', 'phone:3']) expect(formatFieldValues({ field, kind: 'text' }, phones)).toEqual(['(407) 555-0125', '(407) 555-0199', '']);
    expect(formatFieldValues({ field: 'notes', kind: 'text' }, phones)).toEqual(phones);
  });

  it('stays as it was written where two numbers differ in nothing else', () => {
    expect(formatFieldValues({ field: 'homePhone', kind: 'text' }, ['4075550125', '407-555-0125'])).toEqual(['4075550125', '407-555-0125']);
  });

  it('says yes and no alike, however they are kept', () => {
    expect(formatFieldValues({ field: 'isToUsed', kind: 'yesNo' }, ['YES', 'No', true, false, ''])).toEqual(['Yes', 'No', 'Yes', 'No', '']);
  });
});
