import { CommissionRunPartPrepared, commissionRunEvents } from '../../events/commission/commission-run.events.js';
import { commissionRunFields } from '../../events/commission/commission-run.fields.js';
import { commissionDisputeEvents } from '../../events/commission/commission-dispute.events.js';
import { commissionDisputeFields } from '../../events/commission/commission-dispute.fields.js';
import { reserveAccountEvents } from '../../events/commission/reserve-account.events.js';
import { reserveLedgerFields } from '../../events/commission/reserve-ledger.fields.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { commissionReports, type CommissionReportName } from './report/commission-report.dto.js';
import { reportTitles } from './report/report-titles.js';
import { commissionDispute } from './disputes/commission-dispute.js';
import { reserveAccount } from './reserves/reserve-account.js';
import { commissionRun } from './runs/commission-run.js';
import { dayInWords } from '../platform/calendar/day.rules.js';

export const commissionRunChanges = changedAs(commissionRun, {
  area: 'Pay runs',
  calls: (id) => {
    const { report, payDate } = partsOf(id);
    const name = commissionReports.find((one) => one === report) satisfies CommissionReportName | undefined;
    return `Pay run ${dayInWords(payDate)}, ${name ? reportTitles[name] : report}`;
  },
  events: commissionRunEvents,
  // A large run is prepared in parts, which are no changes of their own.
  isTold: ({ type }) => type !== CommissionRunPartPrepared.type,
  fields: commissionRunFields,
  anyOf: ['Commission_Main'],
  page: (id) => {
    const { report, payDate } = partsOf(id);
    return `/admin/commission?report=${report}&payDate=${payDate}`;
  },
});

export const reserveChanges = changedAs(reserveAccount, {
  area: 'Pay runs',
  calls: 'Reserve of employee',
  events: reserveAccountEvents,
  fields: reserveLedgerFields,
  anyOf: ['Accounting_Main'],
  page: (id) => `/admin/commission-reserves?employee=${id}`,
});

export const disputeChanges = changedAs(commissionDispute, {
  area: 'Pay runs',
  calls: (id) => {
    const [, payDate, kind, contractId] = DISPUTED.exec(id) ?? [];
    return `Question about ${kind === 'membership' ? 'membership' : 'contract'} ${contractId}, paid ${dayInWords(payDate ?? '')}`;
  },
  events: commissionDisputeEvents,
  fields: commissionDisputeFields,
  anyOf: ['Commission_Main'],
  page: () => '/admin/commission-disputes',
});

/** Of `sales-executive-weekly-2026-11-20`. */
function partsOf(payRunId: string): { readonly report: string; readonly payDate: string } {
  return { report: payRunId.slice(0, -'-2026-11-20'.length), payDate: payRunId.slice(-'2026-11-20'.length) };
}

/** `sales-executive-weekly-2026-11-20-resale-1018-3` */
const DISPUTED = /(\d{4}-\d{2}-\d{2})-(resale|membership)-(\d+)-\d+$/;
