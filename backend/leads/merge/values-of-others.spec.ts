import fc from 'fast-check';
import { LeadCompany, takenFields } from '../../../test/support/lead-company.js';

const people = [1, 2, 3, 4];
const one = fc.constantFrom(...people);

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ merge: one, into: one, take: fc.subarray([...takenFields]) }) },
  { weight: 3, arbitrary: fc.record({ takeApart: one }) },
  { weight: 3, arbitrary: fc.record({ writes: one, what: fc.constantFrom('field', 'interest', 'note', 'text', 'deletes'), choice: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ erase: one }) },
);

type Step = typeof steps extends fc.Arbitrary<infer Made> ? Made : never;

function goes(company: LeadCompany, step: Step): void {
  if ('merge' in step) company.merge(step.merge, step.into, step.take);
  else if ('takeApart' in step) company.takeApart(step.takeApart);
  else if ('writes' in step) company.writes(step.writes, step.what, step.choice);
  else company.erase(step.erase);
}

describe('Leads that are merged, taken apart and erased in any order', () => {
  it('have every value sealed for whose it is, so that whoever is erased is read nowhere and nobody loses anything', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (done) => {
        const company = new LeadCompany(people);
        for (const step of done) {
          goes(company, step);
          expect(company.misplaced()).toEqual([]);
        }
        expect(company.lost()).toEqual([]);
        const said = [...company.readable(), ...company.shown()];
        expect(said.filter((text) => [...company.erased].some((leadId) => text.includes(`#${leadId}`)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leave nothing of the first of a chain of three with the last, once the one between was given back', () => {
    const company = new LeadCompany(people);
    company.merge(3, 2, takenFields);
    company.writes(2, 'text', 0);
    company.merge(2, 1, takenFields);
    company.writes(1, 'interest', 2);
    company.writes(1, 'field', 1);
    for (const leadId of [2, 3]) company.takeApart(leadId);
    company.erase(3);
    expect(company.readable().filter((text) => text.includes('#3'))).toEqual([]);
    expect(company.of(2)).toMatchObject({ firstName: 'first #2', mobilePhone: 'phone #2', interests: [{ notes: 'wish #2' }] });
    expect(company.of(1)).toMatchObject({ firstName: 'first #1', mobilePhone: 'mobilePhone 3 #1', interests: [{ notes: 'wish #1' }] });
  });
});
