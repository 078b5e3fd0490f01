import { Entity, PrimaryColumn } from 'typeorm';
import { memberBesideFields } from '../../events/members/member.fields.js';
import { columnsOf } from '../lists/columns-of.js';

/** What the list of members says of a contract: its events name the contract always, its member not always, and come before there is one. */
@Entity('member_contract')
export class MemberContractRow extends columnsOf(memberBesideFields, ['contractStatus', 'signed']) {
  @PrimaryColumn('integer')
  readonly epicContractId!: number;
}
