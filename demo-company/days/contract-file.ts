import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import type { ContractStatus } from '../../events/resale-contracts/resale-contract.enums.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { ResaleContractCommand } from '../../backend/resale-contracts/resale-contract.handlers.js';
import { ChangeContractStatus, ChangePaymentStatus, ReviseResaleContract } from '../../backend/resale-contracts/resale-contract.commands.js';
import { noUnitForSale } from '../../backend/resale-contracts/unit-on-sale.rules.js';
import { isClosedBy } from './books-days.js';
import type { Chance } from './chance.js';
import type { OpenContract, Save } from './contract-moves.js';
import type { DemoPerson } from './papers/deed.js';
import { StoryFile } from './story-file.js';
import type { StoryTime } from './work-days.js';

/** One contract, and what is planned to be done to it. */
export class ContractFile extends StoryFile implements OpenContract {
  private terms: ResaleContractFacts;

  constructor(
    readonly contractId: number,
    imported: ResaleContractFacts,
    time: StoryTime,
    readonly chance: Chance,
  ) {
    super(`contract ${contractId}`, 'Contracts_Edit', time);
    this.terms = imported;
  }

  /** What the contract says by then. */
  get now(): ResaleContractFacts {
    return this.terms;
  }

  /** @param within working days */
  save({ by, terms, reason }: Save, within = 5): void {
    const dateBefore = this.terms.contractDate;
    this.terms = { ...this.terms, ...(terms as ResaleContractFacts) };
    const why = this.whyAfterClose(dateBefore, reason);
    this.plan(by, within, (_, at) => new ResaleContractCommand(this.contractId, commandOf(ReviseResaleContract, { ...terms, ...why(at) } as ReviseResaleContract), { closingFirm: undefined, unit: noUnitForSale }));
  }

  becomes(contractStatus: ContractStatus, by: DemoPerson, reason?: string, within = 5): void {
    this.terms = { ...this.terms, contractStatus };
    const why = this.whyAfterClose(this.terms.contractDate, reason);
    this.plan(by, within, (_, at) => new ResaleContractCommand(this.contractId, commandOf(ChangeContractStatus, { contractStatus, ...why(at) }), { unit: noUnitForSale }));
  }

  /** Of a month that is closed by then, every change of money asks why. */
  private whyAfterClose(dateBefore: string | null | undefined, reason: string | undefined): (at: string) => { readonly reason?: string } {
    const months = [dateBefore, this.terms.contractDate].flatMap((day) => day?.slice(0, 7) ?? []);
    return (at) => {
      const said = reason ?? (months.some((month) => isClosedBy(month, at)) ? 'Agreed with accounting after the month was closed' : undefined);
      return said === undefined ? {} : { reason: said };
    };
  }

  paid(paymentStatus: string, by: DemoPerson): void {
    this.plan(by, 3, () => new ResaleContractCommand(this.contractId, commandOf(ChangePaymentStatus, { paymentStatus })));
  }
}
