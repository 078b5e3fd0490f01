import { Injectable } from '@nestjs/common';
import type { MemberValues } from '../../../events/members/member.fields.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { ConsentedTexts } from '../../platform/texts/consented-texts.js';
import { contractsOfBuyers, memberDocuments } from '../points.lists.js';

/** Ways to a member. */
export const waysToMember = ['mail', 'text'] as const;
export type WayToMember = (typeof waysToMember)[number];

export interface BuyerContacts {
  readonly mail: string;
  readonly phone: string;
  /** Whose consent to texts is the member's; 0 where there is none. */
  readonly leadId: number;
}

/** Where a member is reached: by mail, or by text where the lead that they came from has opted in. */
@Injectable()
export class BuyersReach {
  constructor(
    private readonly lookUp: LookUp,
    private readonly texts: ConsentedTexts,
  ) {}

  async contacts(memberId: number): Promise<BuyerContacts> {
    const row = await this.lookUp.row(memberDocuments, memberId);
    const { email = '', mobilePhone = '', epicContractId = 0 } = (row?.value('document') ?? {}) as Partial<MemberValues>;
    const contract = epicContractId === 0 ? undefined : await this.lookUp.row(contractsOfBuyers, epicContractId);
    return { mail: email, phone: mobilePhone, leadId: contract?.number('leadId') ?? 0 };
  }

  /** @returns why no text may go to them now; undefined where one may */
  async whyNoText(memberId: number): Promise<string | undefined> {
    const { leadId, phone } = await this.contacts(memberId);
    return this.texts.whyNot(leadId, phone);
  }

  async ways(memberId: number): Promise<readonly WayToMember[]> {
    const { mail, phone, leadId } = await this.contacts(memberId);
    const noText = await this.texts.whyNot(leadId, phone);
    return [...(mail === '' ? [] : (['mail'] as const)), ...(noText === undefined ? (['text'] as const) : [])];
  }
}
