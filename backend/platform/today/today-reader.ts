import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Decimal } from 'decimal.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { holdsAny, type PermissionSet } from '../auth/permissions.js';
import type { Session } from '../auth/sessions/session.js';
import { monthSoFar } from '../calendar/month-so-far.rules.js';
import { ListReader } from '../lists/list-reader.js';
import { mayOpen, type ListDefinition } from '../lists/list-registry.js';
import { LookUp } from '../lists/look-up.js';
import type { TodayFigure } from './today-figure.js';
import { TodayRegistry } from './today-registry.js';
import type { FigureAnswer, Moving, TodayFigures, TodayWaiting, WaitingAnswer } from './today.dto.js';
import type { ForWhom, Waiting } from './waiting.js';

/** What waits for somebody and what their month comes to, as far as they may see it: counted as the screens that it opens count it. */
@Injectable()
export class TodayReader {
  constructor(
    private readonly registry: TodayRegistry,
    private readonly lists: ListReader,
    private readonly lookUp: LookUp,
    private readonly feed: ChangeFeed,
    private readonly modules: ModuleRef,
  ) {}

  async waiting(session: Session): Promise<TodayWaiting> {
    const whom = this.forWhom(session);
    const seen = this.registry.waiting.filter((line) => isFor(line, session.permissions));
    const moves = await this.positions(seen.flatMap(movedBy));
    const lines = await Promise.all(seen.map((line) => this.counted(line, whom)));
    return { day: whom.day, lines, moves, askAgain: seen.some((line) => movedBy(line).length === 0) };
  }

  async figures(session: Session): Promise<TodayFigures> {
    const whom = this.forWhom(session);
    const seen = this.registry.figures.filter((figure) => figure.permissions.every((needed) => session.permissions.has(needed)));
    const moves = await this.positions(seen.map((figure) => figure.moves));
    const figures = await Promise.all(seen.map((figure) => compared(figure, whom)));
    return { day: whom.day, figures, beforeTo: monthSoFar(whom.day).before.to, moves };
  }

  private forWhom(session: Session): ForWhom {
    const ask: ForWhom['ask'] = (provider) => this.modules.get(provider, { strict: false });
    return { session, day: newYorkDay(new Date()), lookUp: this.lookUp, lists: this.lists, ask };
  }

  private async counted(line: Waiting, whom: ForWhom): Promise<WaitingAnswer> {
    const filters = 'rows' in line ? await line.rows(whom) : [];
    const count = 'rows' in line ? (await this.lists.summary(line.list, { filters }, whom.session)).count : await line.count(whom);
    return { name: line.name, count, words: count === 1 ? line.words.one : line.words.many, page: line.page, filters };
  }

  /** Asked before anything is counted: a count may be newer than its position, never older. */
  private async positions(lists: readonly ListDefinition[]): Promise<Moving['moves']> {
    const names = [...new Set(lists.map(({ list }) => list))];
    return Promise.all(names.map(async (list) => ({ list, position: await this.feed.checkpoint(list) })));
  }
}

function isFor(line: Waiting, permissions: PermissionSet): boolean {
  const counts = line.needs === undefined || permissions.has(line.needs);
  return counts && holdsAny(permissions, line.permission) && (!('list' in line) || mayOpen(line.list, permissions));
}

function movedBy(line: Waiting): readonly ListDefinition[] {
  return 'list' in line ? [line.list] : line.moves ? [line.moves] : [];
}

async function compared({ name, label, kind, page, rows, read }: TodayFigure, whom: ForWhom): Promise<FigureAnswer> {
  const days = monthSoFar(whom.day);
  const [value, before] = await Promise.all([read(days.now, whom), read(days.before, whom)]);
  return { name, label, kind, page, filters: rows?.(days.now) ?? [], value, before, changePercent: changeInPercent(value, before) };
}

function changeInPercent(value: string, before: string): string | null {
  const base = new Decimal(before);
  return base.isZero() ? null : new Decimal(value).minus(base).div(base.abs()).times(100).toFixed(1, Decimal.ROUND_HALF_UP);
}
