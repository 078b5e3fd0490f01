import { Module, type OnModuleInit } from '@nestjs/common';
import { commissionedSales } from '../../projections/commissioned-sales/commissioned-sales.projector.js';
import { commissionDisputes } from '../../projections/commission-disputes/commission-disputes.projector.js';
import { commissionRunParts } from '../../projections/commission-runs/commission-run-parts.projector.js';
import { commissionRuns } from '../../projections/commission-runs/commission-runs.projector.js';
import { reserveLedger } from '../../projections/reserve-ledger/reserve-ledger.projector.js';
import type { Area } from '../platform/areas/area.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { commissionRunChanges, disputeChanges, reserveChanges } from './commission.changes.js';
import { commissionLists } from './commission.lists.js';
import { DisputeCommandHandler } from './disputes/commission-dispute.handlers.js';
import { Disputes } from './disputes/disputes-reader.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { commissionToday } from './disputes/disputes.today.js';
import { ReserveCommandHandler } from './reserves/reserve-account.handlers.js';
import { Reserves } from './reserves/reserves-reader.js';
import { ReservesController } from './reserves/reserves.controller.js';
import { RepCommissions } from './rep/rep-commission-reader.js';
import { RepCommissionController } from './rep/rep-commission.controller.js';
import { CommissionController } from './report/commission.controller.js';
import { CommissionReports } from './report/commission-report-reader.js';
import { CommissionRunCommandHandler } from './runs/commission-run.handlers.js';
import { OwnCommissions } from './own/own-commission-reader.js';
import { OwnCommissionController } from './own/own-commission.controller.js';
import { RunPreparing } from './runs/run-preparing.js';
import { salesInRuns } from './runs/sales-in-runs.js';
import { CommissionRunsController } from './runs/commission-runs.controller.js';
import { CommissionStatements } from './statements/commission-statements.js';
import { mailStatements } from './statements/statement-mail.outgoing.js';
import { StatementMailSender } from './statements/statement-mail-sender.js';
import { StatementReceivers } from './statements/statement-receivers-reader.js';
import { StatementsController } from './statements/statements.controller.js';
import { TriedController } from './tried/tried.controller.js';
import { TriedReader } from './tried/tried-reader.js';

@Module({
  controllers: [TriedController, RepCommissionController, OwnCommissionController, CommissionRunsController, StatementsController, ReservesController, DisputesController, CommissionController],
  providers: [CommissionReports, RunPreparing, CommissionStatements, StatementReceivers, StatementMailSender, CommissionRunCommandHandler, Reserves, ReserveCommandHandler, Disputes, DisputeCommandHandler, TriedReader, OwnCommissions, RepCommissions],
  exports: [CommissionReports, Reserves, RunPreparing],
})
class CommissionModule implements OnModuleInit {
  constructor(private readonly reactions: Reactions) {}

  onModuleInit(): void {
    this.reactions.add(mailStatements);
  }
}

export const commission: Area = {
  module: CommissionModule,
  lists: commissionLists,
  readModels: [commissionedSales, commissionRuns, commissionRunParts, reserveLedger, commissionDisputes],
  claims: [salesInRuns],
  changes: [commissionRunChanges, reserveChanges, disputeChanges],
  today: commissionToday,
};
