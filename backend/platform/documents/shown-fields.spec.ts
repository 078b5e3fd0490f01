import { readFileSync } from 'node:fs';
import { resaleContractListFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { namesIn } from './shown-fields.js';

const shipped = (name: string) => [name, readFileSync(new URL(`../../document-templates/${name}`, import.meta.url), 'utf8')] as const;

describe('What a document can show', () => {
  it('are the values that its template names, in a table, in a condition or read by itself', () => {
    const template = '#if has("escrowAgent") [#say("escrowAgent")] #amounts(("Balance due", "balanceDue")) #lower(data.values.balanceDueType)';
    expect([...namesIn({ 'own.typ': template }, 'own.typ')]).toEqual(expect.arrayContaining(['escrowAgent', 'balanceDue', 'balanceDueType']));
  });

  it('are also those of what it imports, and none that a comment names', () => {
    const templates = { 'own.typ': '#import "parts.typ": *\n// #say("notes")\n#parties', 'parts.typ': '#let parties = say("buyer")', 'other.typ': '#say("seller")' };
    expect(namesIn(templates, 'own.typ')).toEqual(new Set(['buyer']));
  });

  it('are not the same for buyers and sellers', () => {
    const templates = Object.fromEntries(['layout.typ', 'buyer-contract.typ', 'seller-contract.typ'].map(shipped));
    const named = (main: string) => Object.keys(resaleContractListFields).filter((field) => namesIn(templates, main).has(field));
    expect(named('buyer-contract.typ')).toEqual(expect.arrayContaining(['purchasePrice', 'balanceDue', 'buyer', 'closingAgent']));
    expect(named('buyer-contract.typ')).not.toContain('sellerEmail');
    expect(named('seller-contract.typ')).toEqual(expect.arrayContaining(['purchasePrice', 'sellerEmail']));
    expect(named('seller-contract.typ')).not.toContain('balanceDue');
    expect(named('seller-contract.typ')).not.toContain('salesAgent');
  });
});
