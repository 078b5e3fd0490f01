import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { actingStatement, countStatement, COUNTED, dayFigure, daysStatement, sumStatement, totalStatement } from '../../projections/changes/changes.figures.js';
import { changedFieldsQuery, changesQuery, changingPeopleQuery } from '../../projections/changes/changes.queries.js';
import { ListRequestError, type ListRequest } from '../../projections/lists/list-request.js';
import type { Visibility } from '../../projections/lists/list-visibility.js';
import { rowsOf } from '../../projections/engine/write/rows-of.js';
import type { SqlStatement } from '../../projections/engine/write/sql-parameters.js';
import type { Session } from '../platform/auth/sessions/session.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { categoryIn } from '../../events/kernel/stream-name.js';
import { MOST_ROWS } from '../platform/exports/excel-sheet.js';
import type { ExportFormat } from '../platform/exports/export-format.js';
import type { ExportedRows } from '../platform/exports/exported-rows.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { visibilityOf } from '../platform/lists/list-visibility.js';
import { requestFacts } from '../platform/lists/request-facts.js';
import { RowCursor } from '../platform/lists/row-cursor.js';
import { ReadyLists } from '../platform/projections/ready-lists.js';
import { nameOf } from '../platform/changes/changed-records.js';
import { changesFile, inWords } from './changes-file.js';
import { ChangesVisibility } from './changes.lists.js';
import type { Change, ChangeChoices, ChangedRecord, ChangesPage, ChangesSummary, FieldChoice, MoneySum } from './changes.dto.js';

const PAGE = 100;
const NEWEST_FIRST = '-at';
/** While it is built for the first time, a part of it is no answer. */
const CHANGES = 'changes';

type Acting = Pick<Change, 'actor' | 'actorName' | 'actorKind' | 'category'>;

/** Reads all changes for somebody: nothing of what they may not see is a row, a count or a sum. */
@Injectable()
export class ChangesReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
    private readonly visibility: ChangesVisibility,
    private readonly cursor: RowCursor,
    private readonly ready: ReadyLists,
  ) {}

  async page(session: Session, request: ListRequest): Promise<ChangesPage> {
    const list = await this.visibility.listFor(session);
    const limit = Math.min(request.limit ?? PAGE, PAGE);
    const asked = { ...request, sort: NEWEST_FIRST, limit };
    const { rows, position } = await this.lists.page(list, asked, session);
    const changes = rows as unknown as readonly Change[];
    const [records, days] = await Promise.all([this.records(changes, session), this.days(changes, request, visibilityOf(list, session))]);
    const last = changes.length === limit ? changes.at(-1) : undefined;
    return { changes, records, days, after: last ? { value: last.at, key: last.key } : null, position };
  }

  async summary(session: Session, request: ListRequest, sum: string | undefined): Promise<ChangesSummary> {
    this.ready.require(CHANGES);
    const list = await this.visibility.listFor(session);
    const visibility = visibilityOf(list, session);
    const [counted, summed, total] = await Promise.all([
      this.one<{ changes: number; records: number; amounts: string[] }>(countStatement(request, visibility)),
      sum ? this.one<Omit<MoneySum, 'field'>>(sumStatement(sum, request, visibility)) : undefined,
      // How many changes others have made to what is not there for this reader is not kept apart.
      visibility.only.some(({ except }) => except) ? undefined : this.one<{ total: number }>(totalStatement(visibility)),
    ]);
    return {
      changes: { count: Math.min(counted.changes, COUNTED), more: counted.changes > COUNTED },
      records: counted.records,
      amounts: counted.amounts,
      ...total,
      ...(summed && sum && { sum: { field: sum, ...summed } }),
    };
  }

  /** All that fit, as a file. @throws ListRequestError where they are more than a sheet holds */
  async file(session: Session, request: ListRequest, format: ExportFormat): Promise<ExportedRows> {
    this.ready.require(CHANGES);
    const list = await this.visibility.listFor(session);
    const visibility = visibilityOf(list, session);
    const statement = list.query.all({ ...request, sort: NEWEST_FIRST }, visibility);
    if (format === 'xlsx') await this.requireRoom(request, visibility);
    return changesFile(this.visibility.kinds, this.cursor.chunks(statement, session.userId), requestFacts(changesQuery, inWords(this.visibility.kinds, await this.choices(session), request)));
  }

  /** What the filters can offer this reader. */
  async choices(session: Session): Promise<ChangeChoices> {
    this.ready.require(CHANGES);
    const visibility = visibilityOf({ query: changedFieldsQuery, only: this.visibility.only }, session);
    const [fields, everybody] = await Promise.all([
      rowsOf<FieldChoice>(this.pool, changedFieldsQuery.all({}, visibility)),
      rowsOf<Acting>(this.pool, changingPeopleQuery.all({}, visibility)),
    ]);
    const people = await this.visibleTo(everybody, session);
    const named = new Map(people.map(({ actor, actorName: name, actorKind: kind }) => [actor, { actor, name, kind }]));
    const labelled = new Map(fields.map(({ field, label, category, group, kind }) => [field, { field, label, category, group, kind }]));
    labelled.delete('');
    return {
      areas: this.visibility.open(session.permissions).map(({ category, area }) => ({ category, area })),
      fields: [...labelled.values()],
      people: [...named.values()].sort((a, b) => a.name.localeCompare(b.name)),
    };
  }

  /** Who changed nothing but what is not there for this reader is not named either. */
  private async visibleTo(people: readonly Acting[], session: Session): Promise<readonly Acting[]> {
    const visibility = visibilityOf(await this.visibility.listFor(session), session);
    const apart = new Set(visibility.only.filter(({ except }) => except).flatMap(({ values }) => values.map(categoryIn)));
    const elsewhere = new Set(people.filter(({ category }) => !apart.has(category)).map(({ actor }) => actor));
    const doubtful = [...new Set(people.map(({ actor }) => actor).filter((actor) => !elsewhere.has(actor)))];
    if (doubtful.length === 0) return people;
    const seen = new Set((await rowsOf<{ actor: string }>(this.pool, actingStatement(doubtful, visibility))).map(({ actor }) => actor));
    return people.filter(({ actor }) => elsewhere.has(actor) || seen.has(actor));
  }

  /** What the changes are about: names and, as far as the reader sees it, who or what it is now. */
  async records(changes: readonly Change[], session: Session): Promise<Record<string, ChangedRecord>> {
    const found: Record<string, ChangedRecord> = {};
    for (const kind of this.visibility.open(session.permissions)) {
      const ids = [...new Set(changes.filter(({ category }) => category === kind.category).map(({ record }) => record))];
      const rows = kind.headline && ids.length > 0 ? await this.lists.rows(kind.headline.list, ids, session) : undefined;
      for (const id of ids) {
        const row = rows?.get(id);
        found[`${kind.category}-${id}`] = {
          area: kind.area,
          name: nameOf(kind, id),
          headline: row ? kind.headline!.words(row) : '',
          ...(kind.page && { page: kind.page(id) }),
          ...(kind.url && { url: kind.url(id) }),
        };
      }
    }
    return found;
  }

  private async days(changes: readonly Change[], request: ListRequest, visibility: Visibility): Promise<ChangesPage['days']> {
    const days = [...new Set(changes.map(({ at }) => newYorkDay(new Date(at))))];
    const counted = days.length === 0 ? [] : await rowsOf<{ changes: number }>(this.pool, daysStatement(days, request, visibility));
    return Object.fromEntries(days.map((day, place) => [day, dayFigure(counted[place]!.changes)]));
  }

  private async requireRoom(request: ListRequest, visibility: Visibility): Promise<void> {
    const { text, values } = changesQuery.fitting(request, visibility);
    const { found } = await this.one<{ found: number }>({ text: `SELECT count(*)::int AS found FROM (SELECT 1${text} LIMIT ${MOST_ROWS + 1}) AS counted`, values });
    if (found > MOST_ROWS) throw new ListRequestError('format', `an Excel sheet holds ${MOST_ROWS.toLocaleString('en-US')} rows: filter the changes or take the CSV file`);
  }

  private async one<Row extends object>(statement: SqlStatement): Promise<Row> {
    return (await rowsOf<Row>(this.pool, statement))[0]!;
  }
}
