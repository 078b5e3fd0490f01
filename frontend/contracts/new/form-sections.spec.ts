import { stepState } from './form-sections.js';

describe('A step in the rail of a new contract', () => {
  it('has a tick once something is said, and none where that is a broken rule', () => {
    expect(stepState({ said: '16.2% APR' }, 0, false)).toBe('said');
    expect(stepState({ said: 'APR over the ceiling', broken: true }, 0, false)).toBe('faulty');
    expect(stepState({ said: 'APR over the ceiling', broken: true }, 0, true)).toBe('faulty');
  });

  it('has a sign of its own for what is to be mended, and for where somebody is', () => {
    expect([stepState({ said: 'Ana' }, 1, true), stepState({ said: '' }, 0, true), stepState({ said: '' }, 0, false)]).toEqual(['faulty', 'here', 'open']);
  });
});
