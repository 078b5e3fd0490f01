import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What agents of the exchange company find a member by. */
@Entity('member_look_up')
export class MemberLookUpRow {
  @PrimaryColumn('integer')
  readonly memberId!: number;

  /** Digits alone (`member-look-up.rules.ts`); empty where the member has none. */
  @Column('text')
  readonly rciNumber!: string;

  /** As it is compared, not as it is written. */
  @Column('text')
  readonly lastName!: string;
}
