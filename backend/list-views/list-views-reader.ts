import { Injectable } from '@nestjs/common';
import type { Arrangement } from '../../events/users/list-view.events.js';
import type { ListViewRow } from '../../projections/list-view/list-view.read-model.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import type { Session } from '../platform/auth/sessions/session.js';
import { NotFound } from '../platform/commands/refusal.js';
import { streamName } from '../platform/commands/stream-name.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import type { ChosenByAddress } from '../platform/lists/kept-choices.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ListRegistry, mayOpen, neededPermissions, type ListDefinition } from '../platform/lists/list-registry.js';
import type { HistoryPage } from '../platform/records/history.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { Records, type Reading } from '../platform/records/records.js';
import { arrangementFor, viewedBy, type ViewedList } from './list-view-visibility.js';
import { listView } from './list-view.js';
import { ownerKey } from './list-view.rules.js';
import type { ListView } from './list-view.state.js';
import type { ListViewAnswer, ListViewsAnswer } from '../platform/lists/list-view.dto.js';
import { LIST_VIEWS, wholeListViewsOf } from './list-views.lists.js';
import { openingViews } from './opening-view.js';

const MOST_READ = 500;

/** Reads views for somebody: none that is not theirs, and of none more than they may see of its list. */
@Injectable()
export class ListViewsReader {
  constructor(
    private readonly registry: ListRegistry,
    private readonly lists: ListReader,
    private readonly records: Records,
    private readonly states: StreamStates,
  ) {}

  /** @throws MissingPermission, NotFoundException */
  viewed(list: string, { permissions }: Session): ViewedList {
    return viewedBy(permissions, this.open(list, permissions));
  }

  async of(list: string, session: Session, minPosition?: string): Promise<ListViewsAnswer> {
    const viewed = this.viewed(list, session);
    await this.lists.waitFor(LIST_VIEWS, minPosition);
    const [{ rows, position }, opensWith] = await Promise.all([this.rows(list, session), this.opensWith(list, session)]);
    const views = rows.map((row) => answerOf({ ...row, arrangement: row }, row, viewed, session));
    return { views: views.toSorted((a, b) => a.name.localeCompare(b.name)), opensWith, position };
  }

  /** One view, as it is in its stream or was. @throws NotFound where there is none for this reader */
  async one(viewId: number, session: Session, reading: Reading): Promise<RecordAnswer<ListViewAnswer>> {
    const now = await this.find(viewId, session);
    if (now.deleted) throw new NotFound(listView.noun, viewId);
    const answer = await this.records.answer(listView, viewId, reading);
    const { revision, record } = answer;
    // What it was while it was personal is its owner's alone, also after it was shared.
    if (!record.shared && record.owner !== ownerKey(session.actor)) throw new NotFound(listView.noun, viewId);
    return answer.with(answerOf(record, { revision, changedBy: '' }, this.viewed(record.list, session), session));
  }

  /** A view that the reader may know of, a deleted one too. @throws NotFound */
  async find(viewId: number, session: Session): Promise<ListView> {
    const { state } = await this.records.read(listView, viewId, session);
    const lookedAfter = !state.deleted || session.permissions.has('Settings_Main');
    const theirs = state.owner === ownerKey(session.actor) || (state.shared && state.tenantId === session.tenantId && lookedAfter);
    const definition = this.registry.findViewed(state.list);
    if (!theirs || !definition || !mayOpen(definition, session.permissions)) throw new NotFound(listView.noun, viewId);
    return state;
  }

  /** To its owner all of it, to others what happened since it is shared. @throws NotFound */
  async history(viewId: number, session: Session, reading: Reading): Promise<HistoryPage> {
    const { owner, sharedSince } = await this.find(viewId, session);
    const page = await this.records.history(listView, viewId, reading);
    if (owner === ownerKey(session.actor)) return page;
    const entries = page.entries.filter(({ revision }) => revision >= sharedSince);
    return { entries, before: page.before !== null && page.before > sharedSince ? page.before : null, total: page.total - sharedSince };
  }

  private open(list: string, permissions: PermissionSet): ListDefinition | ChosenByAddress {
    const definition = this.registry.findViewed(list) ?? this.registry.get(list);
    if (!mayOpen(definition, permissions)) throw new MissingPermission(neededPermissions(definition));
    return definition;
  }

  private async rows(list: string, session: Session): Promise<{ rows: ListViewRow[]; position: string }> {
    const rows: ListViewRow[] = [];
    for (;;) {
      const request = { filters: [{ field: 'list', op: 'is', value: list }], offset: rows.length, limit: MOST_READ } as const;
      const page = await this.lists.page(wholeListViewsOf(this.registry), request, session);
      rows.push(...(page.rows as unknown as ListViewRow[]));
      if (page.rows.length < MOST_READ) return { rows, position: page.position };
    }
  }

  private async opensWith(list: string, session: Session): Promise<number> {
    const { state } = await this.states.present(openingViews, streamName(openingViews, ownerKey(session.actor)));
    return state[list] ?? 0;
  }
}

type Described = Pick<ListView, 'viewId' | 'list' | 'name' | 'owner' | 'ownerName' | 'shared'> & { readonly arrangement: Arrangement };

function answerOf(view: Described, { revision, changedBy }: Pick<ListViewAnswer, 'revision' | 'changedBy'>, viewed: ViewedList, { actor, permissions }: Session): ListViewAnswer {
  const { viewId, list, name, ownerName, shared, arrangement } = view;
  const own = view.owner === ownerKey(actor);
  const changeable = own || permissions.has('Settings_Main');
  return { viewId, list, name, ownerName, own, shared, changeable, revision, changedBy, ...arrangementFor(viewed, arrangement, own && !shared) };
}
