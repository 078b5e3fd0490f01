import { Decimal } from 'decimal.js';
import { epicMeasures } from '../../../events/reports/epic.rules.js';
import { withSeparators } from '../../platform/amounts/with-separators.rules.js';
import { dayInWords, monthInWords } from '../../platform/calendar/day.rules.js';
import { asOfFact, atOnce, type ExportColumn, type ExportedRows, type ExportFact } from '../../platform/exports/exported-rows.js';
import type { EpicAsked } from './epic-query-reader.js';
import type { ContractsBehindAnswer, EpicDashboardAnswer, MembersBehindAnswer } from './epic-dashboard.dto.js';
import { epicDashboardTitle } from './epic-dashboard.rules.js';
import { figureWords, paymentWords } from './epic-words.rules.js';
import type { ContractFigure } from './epic-view.rules.js';
import { membersKnownFacts } from '../members-known.rules.js';

/** The months under each other; members by tier and by status stand above them. */
export function epicFile(answer: EpicDashboardAnswer): ExportedRows {
  const { year, sales, before, points, members, months } = answer;
  const pool = new Map(points.months.map(({ month, balance }) => [month, balance]));
  const slices = [...members.tiers.map(({ name, count }): ExportFact => [`Members, ${name}`, String(count)]), ...members.statuses.map(({ name, count }): ExportFact => [`Members, ${name}`, String(count)])];
  const yearBefore = months.reduce((sum, month) => sum.plus(month.before), new Decimal(0)).toFixed(2);
  return {
    name: answer.name,
    title: epicDashboardTitle,
    columns: [
      { field: 'label', label: 'Month', kind: 'text' },
      { field: 'sold', label: epicMeasures.sold.label, kind: 'number' },
      { field: 'paidInFull', label: epicMeasures.paidInFull.label, kind: 'money' },
      { field: 'financed', label: epicMeasures.financed.label, kind: 'money' },
      { field: 'volume', label: epicMeasures.volume.label, kind: 'money' },
      { field: 'before', label: `Membership sales ${year - 1}`, kind: 'money' },
      { field: 'pool', label: epicMeasures.pointsOutstanding.label, kind: 'number' },
    ],
    chunks: atOnce([...months.map(({ month, ...figures }) => ({ label: monthInWords(month), ...figures, pool: pool.get(month) })), { label: 'Total', isTotal: true, ...sales, before: yearBefore, pool: points.closing }]),
    facts: [
      ['Year', `${year} through ${dayInWords(answer.to)}`],
      ['The year before, through the same day', `${withSeparators(before.volume)}, ${before.sold} sold`],
      ['Financed share', `${sales.financedShare}%, ${withSeparators(sales.financed)}`],
      [epicMeasures.overLimit.label, `${answer.apr.over} of ${answer.apr.financed} financed`],
      [epicMeasures.members.label, String(members.total)],
      ...slices,
      asOfFact(answer.live ? null : answer.asOf),
      ...membersKnownFacts(answer),
    ],
  };
}

/** The contracts behind a figure. */
export function contractsFile(asked: EpicAsked, { rows }: ContractsBehindAnswer, figure: ContractFigure, month: string | undefined): ExportedRows {
  return {
    name: 'memberships-behind',
    title: 'Membership contracts behind a figure',
    columns: [
      { field: 'epicContractId', label: 'Contract', kind: 'number', reference: true },
      { field: 'buyer', label: 'Buyer', kind: 'text' },
      { field: 'contractDate', label: 'Date', kind: 'date' },
      { field: 'contractStatus', label: 'Contract status', kind: 'text' },
      { field: 'membershipTier', label: 'Tier', kind: 'text' },
      { field: 'salesAgent', label: 'Sales agent', kind: 'text' },
      { field: 'payment', label: 'Paid', kind: 'text' },
      { field: 'aprRate', label: 'APR', kind: 'number' },
      { field: 'price', label: 'Total price', kind: 'money', sum: true },
    ],
    chunks: atOnce(rows.map((row) => ({ ...row, payment: paymentWords[row.payment] }))),
    facts: [['Figure', figureWords[figure]], ['Of', month ? monthInWords(month) : figure === 'overLimit' ? 'All years' : String(asked.year)], asOfFact(asked.live ? null : asked.asOf)],
  };
}

/** The members of a slice. */
export function membersFile(asked: EpicAsked, { rows }: MembersBehindAnswer, { by, name }: { readonly by: 'tier' | 'status'; readonly name: string }, seesContracts: boolean): ExportedRows {
  const money: readonly ExportColumn[] = [
    { field: 'payment', label: 'Paid', kind: 'text' },
    { field: 'price', label: 'Total price', kind: 'money', sum: true },
  ];
  return {
    name: 'members-behind',
    title: 'Members behind a slice',
    columns: [
      { field: 'memberId', label: 'Member number', kind: 'number', reference: true },
      { field: 'name', label: 'Member', kind: 'text' },
      { field: 'memberStatus', label: 'Status', kind: 'text' },
      { field: 'membershipTier', label: 'Tier', kind: 'text' },
      { field: 'epicContractId', label: 'Contract', kind: 'number', reference: true },
      { field: 'contractStatus', label: 'Contract status', kind: 'text' },
      { field: 'membershipStartDate', label: 'Start', kind: 'date' },
      ...(seesContracts ? money : []),
      ...(asked.live ? [{ field: 'pointsToBuy', label: 'Points to buy', kind: 'number', sum: true } as const] : []),
    ],
    chunks: atOnce(rows.map((row) => ({ ...row, payment: row.payment ? paymentWords[row.payment] : '' }))),
    facts: [[by === 'tier' ? 'Tier' : 'Status', name], asOfFact(asked.live ? null : asked.asOf)],
  };
}
