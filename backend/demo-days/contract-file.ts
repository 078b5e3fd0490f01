import { Decimal } from 'decimal.js';
import type { RecordedOf } from '../../events/event.js';
import type { ResaleContractImported } from '../../events/resale-contract.js';
import type { ContractStatus } from '../../events/resale-contract.values.js';
import { commandOf } from '../platform/commands/command.js';
import { send } from '../platform/commands/send.js';
import { ChangeContractStatus, ChangePaymentStatus, ReviseResaleContract, type ContractBody } from '../resale-contracts/resale-contract.commands.js';
import { resaleContract } from '../resale-contracts/resale-contract.js';
import type { Chance } from './chance.js';
import type { Deed, DemoPerson } from './deed.js';
import type { StoryTime } from './work-days.js';

type Facts = RecordedOf<typeof ResaleContractImported>['data']['facts'];
type Terms = Partial<ContractBody>;

/** What one save says of a contract. */
export interface Save {
  readonly by: DemoPerson;
  readonly terms: Terms;
  readonly reason?: string;
}

/** One contract and what is planned to be done to it, in order. What comes after the last of the days is not done. */
export class ContractFile {
  readonly deeds: Deed[] = [];
  private terms: Facts;

  constructor(
    readonly contractId: number,
    imported: Facts,
    readonly time: StoryTime,
    readonly chance: Chance,
  ) {
    this.terms = imported;
  }

  /** What the contract says by then. */
  get now(): Facts {
    return this.terms;
  }

  amount(field: 'purchasePrice' | 'cogAmount' | 'incomeAmount'): Decimal {
    return new Decimal(this.terms[field] ?? 0);
  }

  /** @param within working days */
  save({ by, terms, reason }: Save, within = 5): void {
    this.terms = { ...this.terms, ...(terms as Facts) };
    const body = { ...terms, ...(reason && { reason }) } as ReviseResaleContract;
    this.plan(by, within, () => send(resaleContract, this.contractId, commandOf(ReviseResaleContract, body), { closingFirm: undefined }));
  }

  becomes(contractStatus: ContractStatus, by: DemoPerson, reason?: string, within = 5): void {
    this.terms = { ...this.terms, contractStatus };
    const body = { contractStatus, ...(reason && { reason }) };
    this.plan(by, within, () => send(resaleContract, this.contractId, commandOf(ChangeContractStatus, body)));
  }

  paid(paymentStatus: string, by: DemoPerson): void {
    this.plan(by, 3, () => send(resaleContract, this.contractId, commandOf(ChangePaymentStatus, { paymentStatus })));
  }

  private plan(by: DemoPerson, within: number, sending: Deed['sending']): void {
    const at = this.time.later(within);
    if (at) this.deeds.push({ name: `contract ${this.contractId}, ${this.deeds.length + 1}`, at, by, needs: 'Contracts_Edit', sending });
  }
}
