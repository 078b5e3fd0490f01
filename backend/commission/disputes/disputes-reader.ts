import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { allDisputes, disputesOf, type DisputeRead } from '../../../projections/commission-disputes/commission-disputes.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionDisputesList } from '../commission.lists.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import { commissionRequest } from '../report/commission-request.js';
import type { DisputedLine } from './commission-dispute.commands.js';

/** Wire form of GET /api/Commission/Disputes. */
export interface DisputesAnswer {
  readonly disputes: readonly DisputeRead[];
  readonly position: string;
}

const MOST = 500;

/** What is asked and answered about lines. */
@Injectable()
export class Disputes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
    private readonly reports: CommissionReports,
  ) {}

  /** Of one report and pay date, or all that wait for an answer first. */
  async read(report: string | undefined, payDate: string | undefined): Promise<DisputesAnswer> {
    this.ready.require(commissionDisputesList.list);
    const position = await this.feed.checkpoint(commissionDisputesList.list);
    return { disputes: await rowsOf<DisputeRead>(this.pool, report && payDate ? disputesOf(report, payDate) : allDisputes(MOST)), position };
  }

  /** The line of an id. @throws NotFound where the report has none */
  async lineOf(disputeId: string): Promise<DisputedLine> {
    const parts = /^(.+)-(\d{4}-\d{2}-\d{2})-(resale|membership)-(\d{1,9})-(\d{1,9})$/.exec(disputeId);
    if (!parts) throw new NotFound('commission line', disputeId);
    const [, report, payDate, kind, contractId, employeeId] = parts;
    // Asked about once, it is answered wherever the line has gone.
    const known = (await rowsOf<DisputeRead>(this.pool, disputesOf(report!, payDate!))).find((one) => one.disputeId === disputeId);
    if (known) return { report: known.report, payDate: known.payDate, kind: known.kind, contractId: known.contractId, employeeId: known.employeeId, employeeName: known.employeeName };
    const { lines, adjustments } = await this.reports.read(commissionRequest(report!, { payDate, employeeId }));
    const line = [...lines, ...adjustments].find((one) => one.kind === kind && one.contractId === Number(contractId));
    if (!line) throw new NotFound('commission line', disputeId);
    return { report: report!, payDate: payDate!, kind: line.kind, contractId: line.contractId, employeeId: line.employeeId, employeeName: line.employeeName };
  }
}
