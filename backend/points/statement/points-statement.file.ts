import { asOfFact, type ExportColumn, type ExportedRows, type ExportFact } from '../../platform/exports/exported-rows.js';
import { causeWords } from '../ledger/points-cause.rules.js';
import type { StatementRequest } from './points-statement-request.js';
import type { PointsStatementAnswer, StatementLine } from './points-statement.dto.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

const columns: readonly ExportColumn[] = [
  { field: 'pointLedgerId', label: 'Row', kind: 'number', reference: true },
  { field: 'createdAt', label: 'Date', kind: 'time' },
  { field: 'cause', label: 'Cause', kind: 'text' },
  { field: 'transactionType', label: 'Type', kind: 'text' },
  { field: 'contractId', label: 'Contract ID', kind: 'number', reference: true },
  { field: 'epicAdvantageContractId', label: 'Purchase', kind: 'number', reference: true },
  { field: 'memberId', label: 'Member ID', kind: 'number', reference: true },
  { field: 'memberName', label: 'Member', kind: 'text' },
  { field: 'resort', label: 'Resort', kind: 'text' },
  { field: 'unitNumber', label: 'Unit', kind: 'text' },
  { field: 'useWeek', label: 'Week', kind: 'text' },
  { field: 'useYear', label: 'Year', kind: 'text' },
  { field: 'balanceChange', label: 'Points', kind: 'number' },
  { field: 'balance', label: 'Balance', kind: 'number' },
  { field: 'recordedBy', label: 'Recorded by', kind: 'text' },
];

type Statement = Pick<PointsStatementAnswer, 'from' | 'to' | 'asOf' | 'opening' | 'credits' | 'debits' | 'closing' | 'heldPoints'>;

/** A statement as a file: its lines between what it opens and closes with. @param names without them the file has no such column */
export function statementFile(statement: Statement, asked: StatementRequest, lines: AsyncIterable<readonly StatementLine[]>, names: boolean): ExportedRows {
  return {
    name: 'points-statement',
    title: 'Epic points ledger: statement',
    columns: names ? columns : columns.filter(({ field }) => field !== 'memberName'),
    chunks: withBalances(statement, lines),
    facts: facts(statement, asked),
  };
}

async function* withBalances({ from, to, opening, closing }: Statement, lines: AsyncIterable<readonly StatementLine[]>) {
  yield [{ cause: `Opening balance, ${dayInWords(from)}`, balance: opening }];
  for await (const chunk of lines) yield chunk.map((line) => ({ ...line, cause: causeWords(line) }));
  yield [{ cause: `Closing balance, ${dayInWords(to)}`, balance: closing }];
}

function facts({ from, to, asOf, opening, credits, debits, closing, heldPoints }: Statement, { type, memberId, resort, search }: StatementRequest): ExportFact[] {
  const filters: ExportFact[] = [
    ...(type === undefined ? [] : [['Filter', `Type: ${type}`] as const]),
    ...(memberId === undefined ? [] : [['Filter', `Member: ${memberId}`] as const]),
    ...(resort === undefined ? [] : [['Filter', `Resort: ${resort}`] as const]),
    ...(search === undefined ? [] : [['Search', search] as const]),
  ];
  const figures = { Opening: opening, Credits: credits, Debits: debits, Closing: closing, 'Held apart': heldPoints };
  return [
    ['Period', `${dayInWords(from)} to ${dayInWords(to)}`],
    asOfFact(asOf),
    ...filters,
    ...Object.entries(figures).map(([label, points]) => [label, points.toLocaleString('en-US')] as const),
  ];
}
