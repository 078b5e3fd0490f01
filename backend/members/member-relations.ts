import { Injectable } from '@nestjs/common';
import type { EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import { LookUp } from '../platform/lists/look-up.js';
import type { LookedUp } from '../platform/lists/looked-up.js';
import { contractRecords, contractsOfLeads, members } from './members.lists.js';
import type { MemberFacts } from './member.state.js';

/** Another membership of the same person. */
export interface OtherMembership {
  readonly memberId: number;
  readonly memberStatus: string;
  readonly membershipTier: string;
}

/** What the membership's contract says, for who opens the member. */
export interface ContractOfMember {
  readonly contractStatus: string;
  readonly leadId: number;
  readonly coBuyer: string;
  readonly signed: boolean;
}

/** What a member is to others: the contract, and further memberships of the same person. */
@Injectable()
export class MemberRelations {
  constructor(private readonly lookUp: LookUp) {}

  async contract({ epicContractId }: Pick<MemberFacts, 'epicContractId'>): Promise<ContractOfMember | undefined> {
    const row = epicContractId === 0 ? undefined : await this.lookUp.row(contractRecords, epicContractId);
    if (!row) return undefined;
    const said = row.value('document') as Partial<EpicContractValues>;
    const { contractStatus = '', leadId = 0 } = said;
    return { contractStatus, leadId, coBuyer: [said.coBuyerFirstName, said.coBuyerLastName].filter(Boolean).join(' '), signed: Boolean(said.signedContractDocumentLink) };
  }

  /** Of the same lead; or of the same name, where the mail address is the same too. */
  async otherMemberships(member: MemberFacts, leadId: number): Promise<readonly OtherMembership[]> {
    const [ofLead, namesakes] = await Promise.all([this.membersOfLead(leadId), member.email === '' ? [] : this.lookUp.rowsWith(members, 'email', member.email)]);
    const all = [...ofLead, ...namesakes.filter((row) => same(row.text('firstName'), member.firstName) && same(row.text('lastName'), member.lastName))];
    const others = new Map(all.map((row) => [row.number('memberId'), otherMembership(row)]));
    others.delete(member.memberId);
    return [...others.values()].toSorted((one, other) => one.memberId - other.memberId);
  }

  private async membersOfLead(leadId: number): Promise<readonly LookedUp[]> {
    if (leadId === 0) return [];
    const contracts = await this.lookUp.rowsWith(contractsOfLeads, 'leadId', leadId);
    const numbers = contracts.map((row) => row.number('memberId')).filter((id) => id !== 0);
    return [...(await this.lookUp.rows(members, numbers)).values()];
  }
}

function same(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
}

function otherMembership(row: LookedUp): OtherMembership {
  return { memberId: row.number('memberId'), memberStatus: row.text('memberStatus'), membershipTier: row.text('membershipTier') };
}
