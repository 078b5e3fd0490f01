import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { lastNameKey, rciNumberKey } from '../../../events/members/member-look-up.rules.js';
import { Delays } from '../../platform/auth/delays/delays.js';
import { placeOf, type DelayRule } from '../../platform/auth/delays/sign-in-delay.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { Records } from '../../platform/records/records.js';
import { member } from '../member.js';
import type { MemberFacts } from '../member.state.js';
import { memberLookUp } from '../members.lists.js';

export interface LookedFor {
  readonly rciNumber: string;
  readonly memberLastName: string;
  /** Where the agent asks from. */
  readonly address: string;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Names guessed for one number. */
const NUMBER_RULE: DelayRule = { free: 2, firstMs: 2 * SECOND_MS, longestMs: MINUTE_MS };
/** A whole call centre may share an address. */
const PLACE_RULE: DelayRule = { free: 20, firstMs: SECOND_MS, longestMs: MINUTE_MS };
/** A miss is answered no sooner: how long it took would tell whether there is such a number. */
const MISSING_TAKES_MS = 200;

/** Finds a member by RCI number and last name, both exact (`decisions.md F1`), and slows down who guesses. */
@Injectable()
export class AgentLookUp {
  constructor(
    private readonly lookUp: LookUp,
    private readonly records: Records,
    private readonly delays: Delays,
  ) {}

  /** @returns undefined for any miss @throws TooManyAttempts */
  async find({ rciNumber, memberLastName, address }: LookedFor): Promise<MemberFacts | undefined> {
    const soonest = pause(MISSING_TAKES_MS);
    const number = rciNumberKey(rciNumber);
    const ofNumber = `agent number ${createHash('sha256').update(number).digest('base64url')}`;
    const ofPlace = `agent place ${placeOf(address)}`;
    // Counted before it is looked at: many at once gain nothing.
    await this.delays.refuseWhileDelayed([ofNumber, ofPlace]);
    await this.delays.admitOrRefuse(ofPlace, PLACE_RULE);
    await this.delays.admitOrRefuse(ofNumber, NUMBER_RULE);
    const found = await this.matching(number, lastNameKey(memberLastName));
    if (!found) return void (await soonest);
    await Promise.all([this.delays.forget(ofNumber), this.delays.discount(ofPlace, 1)]);
    return found;
  }

  /** Of two memberships of one person the active one, else the newer. */
  private async matching(rciNumber: string, lastName: string): Promise<MemberFacts | undefined> {
    const rows = rciNumber === '' || lastName === '' ? [] : await this.lookUp.rowsWith(memberLookUp, 'rciNumber', rciNumber);
    const ids = rows.filter((row) => row.text('lastName') === lastName).map((row) => row.number('memberId'));
    const found = await Promise.all(ids.map((id) => this.records.unhidden(member, id)));
    const present = found.filter((one) => one !== null).sort((a, b) => b.memberId - a.memberId);
    return present.find(({ memberStatus }) => memberStatus === 'Active') ?? present[0];
  }
}
