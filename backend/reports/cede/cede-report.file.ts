import { allBuckets } from '../../../events/reports/cede.rules.js';
import { asOfFact, atOnce, type ExportedRows } from '../../platform/exports/exported-rows.js';
import { membersKnownFacts } from '../members-known.rules.js';
import type { CedeAsked } from './cede-report-reader.js';
import type { CedeAnswer, CedeRowsAnswer } from './cede-report.dto.js';
import { cedeTitle, type CedeLine } from './cede-report.rules.js';

/** Both tables under each other: the lines with their total, then months, which count members alone. */
export function cedeFile(answer: CedeAnswer): ExportedRows {
  const figures = ({ label, members, points }: CedeLine) => ({ label, members, points });
  const lines = [...answer.lines.map(figures), { label: 'Total', isTotal: true, ...answer.total }, ...answer.beside.map((line) => ({ ...figures(line), label: `Not to be ceded: ${line.label}` }))];
  const months = answer.months.flatMap(({ month, counts }) => allBuckets.flatMap((bucket) => (counts[bucket] === undefined ? [] : [{ month, label: bucket, members: counts[bucket] }])));
  return {
    name: answer.name,
    title: cedeTitle,
    columns: [
      { field: 'month', label: 'Enrolled in', kind: 'text' },
      { field: 'label', label: 'Contract Status', kind: 'text' },
      { field: 'members', label: 'Member Count', kind: 'number' },
      { field: 'points', label: 'Points', kind: 'number' },
    ],
    chunks: atOnce([...lines, ...months]),
    facts: [asOfFact(answer.live ? null : answer.asOf), ...membersKnownFacts(answer)],
  };
}

/** The members behind a figure. */
export function cededMembersFile(asked: CedeAsked, { rows }: CedeRowsAnswer, { key, month }: { readonly key?: unknown; readonly month?: unknown }): ExportedRows {
  return {
    name: 'members-behind',
    title: 'Members behind a figure',
    columns: [
      { field: 'memberId', label: 'Member number', kind: 'number', reference: true },
      { field: 'name', label: 'Member', kind: 'text' },
      { field: 'bucket', label: 'Counted as', kind: 'text' },
      { field: 'memberStatus', label: 'Status', kind: 'text' },
      { field: 'membershipTier', label: 'Tier', kind: 'text' },
      { field: 'epicContractId', label: 'Contract', kind: 'number', reference: true },
      { field: 'month', label: 'Enrolled in', kind: 'text' },
      { field: 'rciMemberNumber', label: 'RCI Number', kind: 'text' },
      { field: 'points', label: 'Points', kind: 'number', sum: true },
    ],
    chunks: atOnce(rows.map((row) => ({ ...row }))),
    facts: [['Status', typeof key === 'string' && key ? key : 'All'], ...(typeof month === 'string' ? [['Enrolled in', month] as const] : []), asOfFact(asked.live ? null : asked.asOf)],
  };
}
