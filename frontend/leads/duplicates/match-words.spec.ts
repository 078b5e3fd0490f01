import type { LeadMatch } from '../../../backend/leads/duplicates/lead-duplicates.dto.js';
import { duplicateFacts, sharedBy } from './match-words.js';

describe('What is told of a lead that another one is like', () => {
  const facts = { leadId: 1288, name: 'S. Rossi', city: 'Chicago', matches: [] };

  it('says when it toured, and that a tour is still to come', () => {
    expect(duplicateFacts({ ...facts, lastTour: '2025-08-12' })).toBe('lead 1288, Chicago, toured 08/12/2025');
    expect(duplicateFacts({ ...facts, lastTour: '2999-01-02' })).toBe('lead 1288, Chicago, tour on 01/02/2999');
    expect(duplicateFacts({ ...facts, lastTour: null })).toBe('lead 1288, Chicago, no tour');
  });
});

describe('Leads that share more than one thing with a lead', () => {
  const phone = (value: string): LeadMatch => ({ kind: 'phone', value });
  const lead = (leadId: number, ...matches: LeadMatch[]) => ({ leadId, name: '', lastTour: null, matches });

  it('are told under each of its numbers, every one of them once', () => {
    const groups = sharedBy([lead(1, phone('+13055550174')), lead(2, phone('+14165550113'), phone('+13055550174')), lead(3, phone('+14165550113')), lead(4, phone('+13055550174')), lead(5, { kind: 'home', value: '' })]);
    expect(groups.map(({ words, leads }) => [words, leads.map(({ leadId }) => leadId)])).toEqual([
      ['this phone (305) 555-0174', [1, 2, 4]],
      ['this phone (416) 555-0113', [3]],
      ['this name and ZIP', [5]],
    ]);
  });
});
