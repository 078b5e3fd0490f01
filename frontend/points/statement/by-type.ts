import { typeWords } from '../../../backend/points/ledger/points-cause.rules.js';
import type { PointsStatementAnswer } from '../../../backend/points/statement/points-statement.dto.js';

/** What rows of one name did to the balance. */
export interface TypeSum {
  readonly words: string;
  readonly count: number;
  readonly credits: number;
  /** Below zero. */
  readonly debits: number;
  readonly points: number;
}

/** By the names that people give them: what is called alike stands once, credits and debits told apart within. */
export function byType(sums: PointsStatementAnswer['byType']): readonly TypeSum[] {
  const named = new Map<string, TypeSum>();
  for (const { transactionType, credit, count, points } of sums) {
    const words = typeWords(transactionType, credit);
    const before = named.get(words) ?? { words, count: 0, credits: 0, debits: 0, points: 0 };
    const side = credit ? { credits: before.credits + points } : { debits: before.debits + points };
    named.set(words, { ...before, ...side, count: before.count + count, points: before.points + points });
  }
  return [...named.values()];
}
