import { duplicateFacts } from './match-words.js';

describe('What is told of a lead that another one is like', () => {
  const facts = { leadId: 1288, name: 'S. Rossi', city: 'Chicago', matches: [] };

  it('says when it toured, and that a tour is still to come', () => {
    expect(duplicateFacts({ ...facts, lastTour: '2025-08-12' })).toBe('lead 1288, Chicago, toured 08/12/2025');
    expect(duplicateFacts({ ...facts, lastTour: '2999-01-02' })).toBe('lead 1288, Chicago, tour on 01/02/2999');
    expect(duplicateFacts({ ...facts, lastTour: null })).toBe('lead 1288, Chicago, no tour');
  });
});
