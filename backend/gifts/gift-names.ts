import { Injectable } from '@nestjs/common';
import { GiftTypeCreated, GiftTypeImported, GiftTypeRevised } from '../../events/gifts/gift.events.js';
import type { ClaimKind } from '../platform/claims/claim-kind.js';
import { Claims } from '../platform/claims/claims.js';
import { streamName } from '../platform/commands/stream-name.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { giftType } from './gift-type.js';
import type { GiftType } from './gift-type.state.js';

/** Which gift is called what: tours know their gifts by name, so no two are called alike, however they are spelled. */
@Injectable()
export class GiftNames implements ClaimKind {
  readonly name = 'gift-name';
  readonly label = 'Gift’s name';
  readonly events = [GiftTypeImported, GiftTypeCreated, GiftTypeRevised];

  constructor(
    private readonly states: StreamStates,
    private readonly claims: Claims,
  ) {
    claims.add(this);
  }

  async heldBy(stream: string): Promise<readonly string[]> {
    const { giftName } = await this.gift(stream);
    return giftName === '' ? [] : [keyOf(giftName)];
  }

  /**
   * Takes the name that a command says for the gift while the command is carried out; none needs no taking.
   * @param work gets the number of the gift that is called so already, if another one is
   */
  async during<T>(giftName: string | undefined, giftTypeId: number, work: (namesake: number | undefined) => Promise<T>): Promise<T> {
    const stream = streamName(giftType, giftTypeId);
    if (!giftName) return work(undefined);
    return this.claims.take(this, keyOf(giftName), stream, async (holder) => work(holder === undefined ? undefined : (await this.gift(holder)).giftTypeId));
  }

  private async gift(stream: string): Promise<GiftType> {
    return (await this.states.present(giftType, stream)).state;
  }
}

function keyOf(giftName: string): string {
  return giftName.trim().toLowerCase();
}
