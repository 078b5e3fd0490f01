import { Presences } from './presences.js';

const at = (key: string, name: string) => ({ list: 'contracts', key, people: [{ userId: name, name, mode: 'view' as const, since: '2026-11-22T15:00:00Z' }] });

describe('who is where', () => {
  it('is forgotten of what is neither followed nor open here any more', () => {
    const presences = new Presences();
    presences.open({}, { list: 'contracts', key: '1', mode: 'view' });
    presences.heard(at('1', 'Dana Kim'));
    presences.heard(at('2', 'Marcus Reyes'));
    presences.heard(at('3', 'Priya Shah'));
    presences.keepTo(({ key }) => key === '2');
    expect(presences.all().map(({ name }) => name)).toEqual(['Dana Kim', 'Marcus Reyes']);
    expect(presences.at('contracts', '3')).toEqual([]);
  });
});
