import { entityTypes, ownershipTypes, resortEnhancements, yesNo } from '../../../events/resale-contracts/resale-contract.enums.js';
import { text } from '../../../events/kernel/field-kinds.rules.js';
import { choiceIn, choiceWords, learnChoices } from './choice-words.js';
import { formatFieldValues } from './field-values.js';

describe('What is kept in capitals', () => {
  it('is read in words, names as they are', () => {
    expect(choiceWords(ownershipTypes)).toEqual({ DEED: 'Deed', 'MEMBERSHIP / RIGHT TO USE': 'Membership / Right to Use' });
    expect(choiceWords(resortEnhancements)).toEqual({ NONE: 'None', RCI: 'RCI', 'II - CLUB INTERVAL GOLD': 'II - Club Interval Gold' });
    expect([choiceWords(entityTypes)['TRUST'], choiceWords(yesNo)['YES']]).toEqual(['Trust', 'Yes']);
    expect(choiceWords(['HSIANDRCI', 'Studio', '2'])).toEqual({ HSIANDRCI: 'HSI and RCI' });
  });

  it('is read so too where a field is told by its name, and nowhere else', () => {
    learnChoices({ fixedFloat: text('Fixed or float', { options: ['FIXED', 'FLOAT'] }), lastName: text('Last name') });
    expect(formatFieldValues({ field: 'fixedFloat', kind: 'text' }, ['FIXED', 'FLOAT'])).toEqual(['Fixed', 'Float']);
    expect(choiceIn('resaleContract.fixedFloat', 'FLOAT')).toBe('Float');
    expect(choiceIn('lastName', 'FLOAT')).toBe('FLOAT');
  });
});
