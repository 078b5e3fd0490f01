import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { AccountingMonthCommand } from '../../backend/accounting/closing/accounting-month.handlers.js';
import { CloseMonth } from '../../backend/accounting/closing/accounting-month.commands.js';
import { Closings } from '../../backend/accounting/closing/closing-reader.js';
import { SettleDispute, WriteDisputeNote, type DisputedLine } from '../../backend/commission/disputes/commission-dispute.commands.js';
import { DisputeCommand } from '../../backend/commission/disputes/commission-dispute.handlers.js';
import { commissionRequest } from '../../backend/commission/report/commission-request.js';
import { CommissionReports } from '../../backend/commission/report/commission-report-reader.js';
import { ApproveCommissionRun, PayCommissionRun, PrepareCommissionRun } from '../../backend/commission/runs/commission-run.commands.js';
import { CommissionRunCommand } from '../../backend/commission/runs/commission-run.handlers.js';
import { paysNobody } from '../../backend/commission/rules/pays-nobody.rules.js';
import { commissionRun, payRunIdOf } from '../../backend/commission/runs/commission-run.js';
import { Reserves } from '../../backend/commission/reserves/reserves-reader.js';
import { RunPreparing } from '../../backend/commission/runs/run-preparing.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { Commands } from '../../backend/platform/commands/commands.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { ReviseResaleContract } from '../../backend/resale-contracts/resale-contract.commands.js';
import { ResaleContractCommand } from '../../backend/resale-contracts/resale-contract.handlers.js';
import { resaleContract } from '../../backend/resale-contracts/resale-contract.js';
import { noUnitForSale } from '../../backend/resale-contracts/unit-on-sale.rules.js';
import { Records } from '../../backend/platform/records/records.js';
import { isOrdinary } from './contract-days.js';
import type { BooksDesk, ByService } from './papers/deed.js';

const WEEKLY = 'sales-executive-weekly';
/** Of the price that was paid on. */
const LOWER = 0.95;
const ALL_THE_SAME = 'What is missing is asked for; it is booked when it comes';

/** What accounting does with the help of the server: pay runs, and months of the books. */
@Injectable()
export class DemoBooks implements BooksDesk {
  constructor(
    private readonly closings: Closings,
    private readonly reports: CommissionReports,
    private readonly preparing: RunPreparing,
    private readonly reserves: Reserves,
    private readonly records: Records,
    private readonly commands: Commands,
  ) {}

  closing(month: string): ByService {
    const monthId = Number(month.replace('-', ''));
    return (issued) =>
      this.closings.settling(async () => {
        const looked = await this.closings.looked(monthId, Number(issued.actor.id));
        const body = looked.checks.every(({ ok }) => ok) ? {} : { reason: ALL_THE_SAME };
        return this.commands.execute(new AccountingMonthCommand(monthId, commandOf(CloseMonth, body), looked), issued);
      });
  }

  async prepared(payDate: string): Promise<ByService | undefined> {
    const asked = commissionRequest(WEEKLY, { payDate });
    if (!(await this.isPrepared(payDate)) && paysNobody(await this.reports.toFreeze(asked))) return undefined;
    return (issued) => this.preparing.prepare(asked, commandOf(PrepareCommissionRun, { report: WEEKLY, payDate }), issued);
  }

  async approved(payDate: string): Promise<DispatchedCommand | undefined> {
    return (await this.isPrepared(payDate)) ? new CommissionRunCommand(runOn(payDate), new ApproveCommissionRun(), { secondPerson: await this.reports.secondPersonAtHead() }) : undefined;
  }

  async paid(payDate: string, reference: string): Promise<DispatchedCommand | undefined> {
    return (await this.isPrepared(payDate)) ? new CommissionRunCommand(runOn(payDate), commandOf(PayCommissionRun, { paidOn: payDate, reference }), await this.reserves.balances()) : undefined;
  }

  async repriced(payDate: string, reason: string): Promise<DispatchedCommand | undefined> {
    if (!(await this.isPrepared(payDate))) return undefined;
    for (const { kind, contractId, base, commission } of (await this.reports.run(runOn(payDate))).lines) {
      if (kind !== 'resale' || Number(commission) === 0 || !isOrdinary(await this.records.unhidden(resaleContract, contractId))) continue;
      const purchasePrice = new Decimal(base).times(LOWER).div(5).round().times(5).toFixed(2);
      return new ResaleContractCommand(contractId, commandOf(ReviseResaleContract, { purchasePrice, reason }), { closingFirm: undefined, unit: noUnitForSale });
    }
    return undefined;
  }

  async questioned(payDates: readonly string[], note: string): Promise<DispatchedCommand | undefined> {
    const line = await this.firstLine(payDates);
    return line && new DisputeCommand(disputeOf(line), commandOf(WriteDisputeNote, { note }), line);
  }

  async settled(payDates: readonly string[], note: string): Promise<DispatchedCommand | undefined> {
    const line = await this.firstLine(payDates);
    return line && new DisputeCommand(disputeOf(line), commandOf(SettleDispute, { note }));
  }

  /** Of the latest of these runs: a week may have paid nobody. */
  private async firstLine(payDates: readonly string[]): Promise<DisputedLine | undefined> {
    for (const payDate of payDates.toReversed()) {
      if (!(await this.isPrepared(payDate))) continue;
      const [line] = (await this.reports.run(runOn(payDate))).lines;
      if (line) return { report: WEEKLY, payDate, kind: line.kind, contractId: line.contractId, employeeId: line.employeeId, employeeName: line.employeeName };
    }
    return undefined;
  }

  private async isPrepared(payDate: string): Promise<boolean> {
    const { state } = await this.records.everything(commissionRun, runOn(payDate)).catch(() => ({ state: commissionRun.initial }));
    return state.status !== 'Open';
  }
}

function disputeOf({ payDate, kind, contractId, employeeId }: DisputedLine): string {
  return `${runOn(payDate)}-${kind}-${contractId}-${employeeId}`;
}

function runOn(payDate: string): string {
  return payRunIdOf({ report: WEEKLY, payDate });
}
