import type { FrozenAdjustment, FrozenRun } from './commission-run.events.js';
import { inParts, wholeOf } from './run-parts.rules.js';

const line = (contractId: number): FrozenRun['lines'][number] => ({
  ...{ kind: 'resale', contractId, date: '2026-11-13', base: '10000.00', employeeId: contractId % 40, employeeName: 'Dana Kim', putDown: '0.5', rate: '0.08', rule: '8%, half put down' },
  ...{ why: 'é'.repeat(300), commission: '800.00', reserve: '120.00', net: '680.00' },
  asked: [{ rule: '9%, paid in full', answer: 'holds not', why: 'No day on which it was paid in full' }, { rule: '8%, half put down', answer: 'holds', why: `${contractId} put down` }],
  facts: [{ field: 'depositAmount', value: `${contractId}.00`, version: 2, on: '2026-11-13' }, { field: 'paidInFullDate', value: null, version: 1, on: '2026-11-12' }],
});
const adjustment = (contractId: number): FrozenAdjustment => ({ kind: 'resale', contractId, employeeId: 3, employeeName: 'Dana Kim', payRunId: 'sales-executive-weekly-2026-11-13', number: 1, paid: '800.00', due: '0.00', commission: '-800.00', reserve: '-120.00', net: '-680.00', cause: 'Rescinded', facts: [] });
const unpaid = { kind: 'resale', contractId: 7, date: null, base: '1.00', salesAgent: 'Dana Kim', reason: 'No rep found' } as const;
const run = (lines: number, adjustments = 0): FrozenRun => ({
  ...{ report: 'sales-executive-weekly', payDate: '2026-11-20', from: '2026-11-12', to: '2026-11-18', ratesFrom: null, secondPerson: false },
  ...{ lines: Array.from({ length: lines }, (_, index) => line(index)), leftOut: [unpaid], held: [unpaid], ...(adjustments > 0 && { adjustments: Array.from({ length: adjustments }, (_, index) => adjustment(index)) }) },
});

describe('a pay run that is too large for one append', () => {
  it('stays one event while it is small', () => {
    const small = run(20, 2);
    expect(inParts(small, 'draft')).toEqual({ parts: [], last: small });
    expect(wholeOf(small, [])).toBe(small);
  });

  it.each([[3_000, 0], [1, 6_000], [2_000, 4_000]])('of %i lines and %i adjustments fits in parts, and is whole again', (lines, adjustments) => {
    const large = run(lines, adjustments);
    const { parts, last } = inParts(large, 'draft');
    expect(parts.length).toBeGreaterThan(1);
    for (const part of [...parts, last]) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(1_000_000);
    expect(last.parts).toEqual({ draft: 'draft', count: parts.length });
    expect(wholeOf(last, parts)).toEqual(large);
  });

  it('is one part where its lines say the same, however long they are written out', () => {
    const { parts, last } = inParts(run(700), 'draft');
    expect(last).toMatchObject({ lines: [], parts: { draft: 'draft', count: 1 } });
    expect(wholeOf(last, parts)).toEqual(run(700));
  });

  it('is not read where a text of its reasons is missing', () => {
    const { parts, last } = inParts(run(700), 'draft');
    expect(() => wholeOf(last, [{ ...parts[0]!, texts: parts[0]!.texts.slice(0, 5) }])).toThrow('A part of a pay run has no text');
  });

  it('writes each text of its reasons and facts once a part', () => {
    const { parts } = inParts(run(3_000), 'draft');
    for (const { texts } of parts) expect(new Set(texts).size).toBe(texts.length);
    expect(parts[0]!.lines[0]).toMatchObject({ asked: [[0, 1, 2], [3, 4, 5]], facts: [[6, 7, 2, 8], [9, null, 1, 10]] });
    expect(parts[0]!.texts.slice(0, 5)).toEqual(['9%, paid in full', 'holds not', 'No day on which it was paid in full', '8%, half put down', 'holds']);
  });
});
