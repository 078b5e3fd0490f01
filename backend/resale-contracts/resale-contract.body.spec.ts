import { blankValues } from '../../events/kernel/field.rules.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import { Refusal } from '../platform/commands/refusal.js';
import { sentFields } from './resale-contract.body.js';

const blank = blankValues(resaleContractFields);

describe('a link of a contract', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'tpp.example/7', 'https://a.example/ b'])('is no %s, which a click would run or lead astray', (tppLink) => {
    expect(() => sentFields({ tppLink }, blank)).toThrow(Refusal);
  });

  it('is one of the web, or none, or what the contract came with', () => {
    for (const tppLink of ['https://tpp.example/7', 'HTTP://tpp.example', '']) expect(sentFields({ tppLink }, blank)).toEqual({ tppLink });
    expect(sentFields({ tppLink: 'tpp.example/7' }, { ...blank, tppLink: 'tpp.example/7' })).toEqual({ tppLink: 'tpp.example/7' });
  });
});
