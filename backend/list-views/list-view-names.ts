import { Injectable } from '@nestjs/common';
import { ListViewCreated, ListViewDeleted, ListViewRenamed, ListViewRestored } from '../../events/users/list-view.events.js';
import type { ClaimKind } from '../platform/claims/claim-kind.js';
import { Claims } from '../platform/claims/claims.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { streamName } from '../platform/commands/stream-name.js';
import { tidyViewName } from './list-view.rules.js';
import type { ForOneMore } from './list-view.commands.js';
import type { ListView } from './list-view.state.js';
import { listView } from './list-view.js';

type Named = Pick<ListView, 'owner' | 'list' | 'name'>;

/** What somebody calls their views of a list: no two the same, whatever the case. */
@Injectable()
export class ListViewNames implements ClaimKind {
  readonly name = 'list-view-name';
  readonly label = 'Name of a view';
  readonly events = [ListViewCreated, ListViewRenamed, ListViewDeleted, ListViewRestored];

  constructor(
    private readonly states: StreamStates,
    private readonly claims: Claims,
  ) {
    claims.add(this);
  }

  async heldBy(stream: string): Promise<readonly string[]> {
    const { state } = await this.states.present(listView, stream);
    return state.deleted || !listView.exists(state) ? [] : [keyOf(state)];
  }

  /** Takes the name for the view while the command is carried out. Names are counted once it is taken, so that of many at one moment none is overlooked. */
  during<T>(named: Named, viewId: number, work: (given: ForOneMore) => Promise<T>): Promise<T> {
    return this.claims.take(this, keyOf(named), streamName(listView, viewId), async (holder) => {
      const taken = await this.claims.count(this, keyOf({ ...named, name: '' }));
      return work({ nameIsTaken: holder !== undefined, kept: holder === undefined ? taken - 1 : taken });
    });
  }

  /** A deleted view makes room at once: its owner may keep the next one in the same breath. */
  async givenBack(viewId: number): Promise<void> {
    await this.claims.reconcile(this, streamName(listView, viewId));
  }
}

function keyOf({ owner, list, name }: Named): string {
  return [owner, list, tidyViewName(name).toLowerCase()].join('|');
}
