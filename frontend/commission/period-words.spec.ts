import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { noLinesWords, unpreparedWords } from './period-words.js';

describe('A pay period that nobody has prepared', () => {
  it('says when it ends, its last day included, and then that it is not prepared', () => {
    const said = (today: string) => unpreparedWords({ to: '2026-12-02' }, today);
    expect(['2026-11-26', '2026-12-02', '2026-12-03'].map(said)).toEqual(['The pay period ends 12/02', 'The pay period ends 12/02', 'Not prepared']);
  });
});

describe('A pay period without lines', () => {
  const sale: CommissionReport['held'][number] = { kind: 'resale', contractId: 1018, date: null, buyer: '', what: '', base: '0.00', salesAgent: '', reason: '' };
  const person = { employeeId: 7, employeeName: 'Dana Kim', reason: '' };

  it('says how many it leaves out or holds, as the buttons above count them', () => {
    expect(noLinesWords({ leftOut: [sale], peopleLeftOut: [person], held: [sale] })).toBe('No contract of this pay period pays a commission. 2 left out, 1 held.');
    expect(noLinesWords({ leftOut: [], peopleLeftOut: [], held: [sale] })).toBe('No contract of this pay period pays a commission. 0 left out, 1 held.');
  });

  it('says no more where it leaves out nobody and nothing', () => {
    expect(noLinesWords({ leftOut: [], peopleLeftOut: [], held: [] })).toBe('No contract of this pay period pays a commission.');
  });
});
