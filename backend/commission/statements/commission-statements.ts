import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { NotFound } from '../../platform/commands/refusal.js';
import { Documents, type DocumentData } from '../../platform/documents/documents.js';
import { describeFile } from '../../platform/files/send-file.js';
import { payDateOf } from '../runs/commission-run.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import type { CommissionAdjustment, CommissionLine } from '../report/commission-report.dto.js';
import { paidTo, totalsOf } from '../report/commission-totals.js';
import type { Carry } from '../rules/recoveries.rules.js';
import { reportTitles } from '../report/report-titles.js';
import { amountInWords, percentWords } from '../rules/in-words.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

const TEMPLATE = 'commission-statement.typ';

/** What a pay run pays somebody, on paper: one edition a run. */
@Injectable()
export class CommissionStatements {
  constructor(
    private readonly documents: Documents,
    private readonly reports: CommissionReports,
  ) {}

  /** @throws NotFound where the run has no line of theirs */
  async pdf(payRunId: string, employeeId: number): Promise<Buffer> {
    const { run, report, payDate, from, to, ...all } = await this.reports.run(payRunId);
    const paid = paidTo(employeeId, all);
    const [whose] = [...paid.lines, ...paid.adjustments, ...paid.carries];
    if (!whose || !run) throw new NotFound(`statement of ${payRunId} for employee`, employeeId);
    const { commission, reserve, net } = totalsOf(paid).totals;
    const [moved] = paid.reserves;
    const values = {
      ...{ status: run.status, forWhom: whose.employeeName, report: reportTitles[report], payDate: dayInWords(payDate) },
      period: `${dayInWords(from)} to ${dayInWords(to)}`,
      ...{ paidOn: run.paidOn ? dayInWords(run.paidOn) : '', reference: run.reference },
      ...{ commission: amountInWords(commission), reserve: amountInWords(reserve), net: amountInWords(net) },
      ...{ withheld: moved ? amountInWords(moved.withheld) : '', charged: moved && Number(moved.charged) > 0 ? amountInWords(moved.charged) : '' },
    };
    const head = { number: dayInWords(payDate), version: '1', isCopy: false, signers: [] };
    return (await this.documents.render(TEMPLATE, { ...head, values, lines: [...paid.lines.map(lineOnPaper), ...paid.adjustments.map(adjustmentOnPaper), ...paid.carries.map(carryOnPaper)] }, run.preparedAt ?? undefined)).pdf;
  }
}

function lineOnPaper({ kind, contractId, base, rate, why, carried, commission, reserve, net }: CommissionLine): DocumentData {
  return {
    contract: `${contractId}${kind === 'membership' ? ' (membership)' : ''}`,
    ...{ why: carried === undefined ? why : `${why}. Carried over. ${carried}`, base: amountInWords(base), rate: percentWords(rate) },
    ...{ commission: amountInWords(commission), reserve: amountInWords(reserve), net: amountInWords(net) },
  };
}

function adjustmentOnPaper({ kind, contractId, payRunId, paid, due, cause, commission, reserve, net }: CommissionAdjustment): DocumentData {
  return {
    contract: `${contractId}${kind === 'membership' ? ' (membership)' : ''}`,
    ...{ why: `Adjustment of the run of ${dayInWords(payDateOf(payRunId))}: ${cause}; paid ${amountInWords(paid)}, due ${amountInWords(due)}`, base: '', rate: '' },
    ...{ commission: amountInWords(commission), reserve: amountInWords(reserve), net: amountInWords(net) },
  };
}

function carryOnPaper({ way, payRunId, commission, reserve, net }: Carry): DocumentData {
  const why = way === 'in' ? `Still to be taken back since the run of ${dayInWords(payDateOf(payRunId))}` : 'Left to be taken back in the next run';
  return { ...{ contract: '', why, base: '', rate: '' }, ...{ commission: amountInWords(commission), reserve: amountInWords(reserve), net: amountInWords(net) } };
}

export function sendStatement(response: Response, name: string, pdf: Buffer): void {
  describeFile(response, { name: `commission-${name}.pdf`, mediaType: 'application/pdf' });
  response.setHeader('Content-Length', pdf.length);
  response.end(pdf);
}
