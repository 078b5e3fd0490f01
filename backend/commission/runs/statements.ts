import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { NotFound } from '../../platform/commands/refusal.js';
import { Documents, type DocumentData } from '../../platform/documents/documents.js';
import { describeFile } from '../../platform/files/send-file.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import type { CommissionLine } from '../report/commission-report.dto.js';
import { totalsOf } from '../report/commission-totals.js';
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
    const { run, report, payDate, from, to, lines: all } = await this.reports.run(payRunId);
    const lines = all.filter((line) => line.employeeId === employeeId);
    if (!lines[0] || !run) throw new NotFound(`statement of ${payRunId} for employee`, employeeId);
    const { commission, reserve, net } = totalsOf(lines);
    const values = {
      ...{ status: run.status, forWhom: lines[0].employeeName, report: reportTitles[report], payDate: dayInWords(payDate) },
      period: `${dayInWords(from)} to ${dayInWords(to)}`,
      ...{ paidOn: run.paidOn ? dayInWords(run.paidOn) : '', reference: run.reference },
      ...{ commission: amountInWords(commission), reserve: amountInWords(reserve), net: amountInWords(net) },
    };
    const head = { number: dayInWords(payDate), version: '1', isCopy: false, signers: [] };
    return (await this.documents.render(TEMPLATE, { ...head, values, lines: lines.map(lineOnPaper) }, run.preparedAt ?? undefined)).pdf;
  }
}

function lineOnPaper({ kind, contractId, base, rate, why, carried, commission, reserve, net }: CommissionLine): DocumentData {
  return {
    contract: `${contractId}${kind === 'membership' ? ' (membership)' : ''}`,
    ...{ why: carried === undefined ? why : `${why}. Carried over. ${carried}`, base: amountInWords(base), rate: percentWords(rate) },
    ...{ commission: amountInWords(commission), reserve: amountInWords(reserve), net: amountInWords(net) },
  };
}

export function sendStatement(response: Response, name: string, pdf: Buffer): void {
  describeFile(response, { name: `commission-${name}.pdf`, mediaType: 'application/pdf' });
  response.setHeader('Content-Length', pdf.length);
  response.end(pdf);
}
