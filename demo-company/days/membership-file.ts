import { newYorkYear } from '../../events/kernel/new-york-day.js';
import type { Actor } from '../../events/kernel/metadata.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus, CreateEpicContract, ReviseEpicContract } from '../../backend/epic-contracts/epic-contract.commands.js';
import { EpicContractCommand } from '../../backend/epic-contracts/epic-contract.handlers.js';
import { documentedFees } from '../../backend/epic-contracts/terms/epic-contract.pricing.js';
import type { ProductOnSale } from '../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { EnrolMember, MoveMemberWithContract } from '../../backend/members/member.commands.js';
import { MemberCommand } from '../../backend/members/member.handlers.js';
import { memberOfContract } from '../../backend/members/member-of-contract.rules.js';
import { memberStatusBy } from '../../backend/members/member-status.rules.js';
import { OpenPointsAccount } from '../../backend/points/points-account-opening.js';
import { PointsAccountCommand } from '../../backend/points/points-account.handlers.js';
import { accountId } from '../../backend/points/points-account-id.js';
import { RecordLedgerRow } from '../../backend/points/ledger/points-ledger-row.commands.js';
import { PointsLedgerRowCommand } from '../../backend/points/ledger/points-ledger-row.handlers.js';
import { pointsLedgerRow } from '../../backend/points/ledger/points-ledger-row.js';
import type { Deed, Desk } from './papers/deed.js';
import { later } from './work-days.js';

const reaction: Actor = { kind: 'system', id: 'move-member-with-its-contract', name: 'Contract moved' };
const ledger: Actor = { kind: 'system', id: 'write-ledger-row-for-membership', name: 'Membership moved' };
const year: Actor = { kind: 'system', id: 'open-points-account-for-active-member', name: 'Points of the year' };

interface Numbers {
  readonly epicContractId: number;
  readonly memberId: number;
}

/** A membership contract from its sale on, with what the server does of it by itself: no reaction answers for days that are over. */
export class MembershipFile {
  readonly deeds: Deed[] = [];

  constructor(
    private readonly count: number,
    private readonly products: readonly ProductOnSale[],
  ) {}

  /** Of the deed that begins it. */
  get sale(): string {
    return `membership ${this.count}, 1`;
  }

  sell(at: string, body: Partial<CreateEpicContract>): this {
    this.byManager(at, 'Epic_Contracts_New', ({ epicContractId, memberId }) => new EpicContractCommand(epicContractId, commandOf(CreateEpicContract, body), { products: this.products, fees: documentedFees, memberId, leftOut: {} }));
    this.byServer(later(at, 1), reaction, async ({ epicContractId, memberId }, desk) => {
      const values = memberOfContract(await desk.membership(epicContractId));
      return new MemberCommand(memberId, commandOf(EnrolMember, { epicContractId, values }));
    });
    return this;
  }

  revise(at: string, body: Partial<ReviseEpicContract>): this {
    return this.byManager(at, 'Epic_Contracts_Edit', ({ epicContractId }) => new EpicContractCommand(epicContractId, commandOf(ReviseEpicContract, body), { products: this.products }));
  }

  paid(at: string, paymentStatus: string): this {
    return this.byManager(at, 'Epic_Contracts_Edit', ({ epicContractId }) => new EpicContractCommand(epicContractId, commandOf(ChangeEpicPaymentStatus, { paymentStatus })));
  }

  becomes(at: string, contractStatus: string, reason?: string): this {
    return this.byManager(at, 'Epic_Contracts_Edit', ({ epicContractId }) => new EpicContractCommand(epicContractId, commandOf(ChangeEpicContractStatus, { contractStatus, ...(reason && { reason }) })));
  }

  /** The member is active, the company's ledger has given the points, and the year is open. */
  closed(at: string): this {
    this.becomes(at, 'Closed').moved(later(at, 1), 'Closed').row(later(at, 1), 'Debit', '');
    return this.byServer(later(at, 2), year, async ({ epicContractId, memberId }, desk) => {
      const yearlyMaximum = (await desk.membership(epicContractId)).annualMaxEpicAdvantagePoints ?? 0;
      return new PointsAccountCommand(accountId({ memberId, useYear: newYorkYear(new Date(at)) }), commandOf(OpenPointsAccount, { yearlyMaximum }));
    });
  }

  /** @param wasClosed then the ledger gets its points back */
  givenUp(at: string, contractStatus: 'Rescinded' | 'Canceled', reason: string, wasClosed: boolean): this {
    this.becomes(at, contractStatus, reason).moved(later(at, 1), contractStatus);
    return wasClosed ? this.row(later(at, 1), 'Credit', reason) : this;
  }

  private moved(at: string, contractStatus: string): this {
    return this.byServer(at, reaction, ({ epicContractId, memberId }) => new MemberCommand(memberId, commandOf(MoveMemberWithContract, { epicContractId, memberStatus: memberStatusBy(contractStatus), because: `Its contract is ${contractStatus}` })));
  }

  private row(at: string, debitOrCredit: 'Debit' | 'Credit', note: string): this {
    const name = this.next();
    return this.byServer(at, ledger, async ({ epicContractId, memberId }, desk) => {
      const pointsQty = (await desk.membership(epicContractId)).annualFixedPoints ?? 0;
      const useYear = String(newYorkYear(new Date(at)));
      const command = commandOf(RecordLedgerRow, { transactionType: 'Membership', debitOrCredit, pointsQty, contractId: epicContractId, memberId, resort: '', unitNumber: '', useWeek: '', useYear, note });
      return new PointsLedgerRowCommand(await desk.number(pointsLedgerRow.category, name), command);
    });
  }

  private byManager(at: string, needs: NonNullable<Deed['needs']>, sending: (numbers: Numbers) => DispatchedCommand): this {
    return this.plan({ at, by: 'epic-manager', needs }, sending);
  }

  private byServer(at: string, by: Actor, sending: (numbers: Numbers, desk: Desk) => DispatchedCommand | Promise<DispatchedCommand>): this {
    return this.plan({ at, by }, sending);
  }

  private plan(who: Pick<Deed, 'at' | 'by' | 'needs'>, sending: (numbers: Numbers, desk: Desk) => DispatchedCommand | Promise<DispatchedCommand>): this {
    const { sale } = this;
    this.deeds.push({ name: this.next(), ...who, sending: async (desk) => sending({ epicContractId: await desk.number('epicContract', sale), memberId: await desk.number('member', sale) }, desk) });
    return this;
  }

  private next(): string {
    return `membership ${this.count}, ${this.deeds.length + 1}`;
  }
}
