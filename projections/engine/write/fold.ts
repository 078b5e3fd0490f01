import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { StoredEvent } from '../../../events/store/event-store.js';
import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import type { Projection, RowKey, RowRule } from '../projection.js';
import type { Wholes } from '../wholes.js';
import type { TableLayout } from '../schema/table-layout.js';

/** How often a rule is tried on one event before the event is parked. */
export const MAX_ATTEMPTS = 3;

/** An event of a batch that the projection has a rule for. */
export interface Step {
  readonly stored: StoredEvent;
  readonly rule: RowRule<object>;
  readonly event?: RecordedEvent;
  readonly keys: readonly RowKey[];
  /** Each change of a row is kept, not only what a batch made of it. */
  readonly stepwise: boolean;
  /** Rows that those of the event are parts of. */
  readonly wholes?: Wholes<object>;
  /** Why it cannot even be read. */
  readonly error?: unknown;
}

/** What one event, or several, made of a row. */
export interface RowStep {
  readonly before: object | undefined;
  readonly after: object | undefined;
  readonly last: RecordedEvent;
}

/** One row over one batch: what it was, what it became, and the last event that touched it. */
export interface FoldedRow {
  readonly key: RowKey;
  readonly before: object | undefined;
  after: object | undefined;
  last: RecordedEvent;
  /** Each change on the way, for totals that are kept by day. */
  readonly steps: RowStep[];
}

/** An event that could not be handled, or that waits behind one (no error). */
export interface ParkedEvent {
  readonly stored: StoredEvent;
  readonly error: string | null;
  readonly attempts: number;
}

export interface Folded {
  /** Rows that differ from what they were. */
  readonly rows: readonly FoldedRow[];
  readonly parked: readonly ParkedEvent[];
}

/** The events that concern the projection, read by the vocabulary. Types without a rule are skipped unread. */
export function steps(projection: Projection, vocabulary: Pick<Vocabulary, 'decode'>, events: readonly StoredEvent[]): Step[] {
  const found: Step[] = [];
  const { wholes } = projection;
  const stepwise = wholes !== undefined || projection.totals.some(({ day }) => day);
  for (const stored of events) {
    const rule = projection.rules.get(stored.type);
    if (!rule) continue;
    try {
      const event = vocabulary.decode(stored);
      if (event) found.push({ stored, rule, event, keys: rule.keys(event), stepwise, ...(wholes && { wholes }) });
    } catch (error) {
      found.push({ stored, rule, error, keys: [], stepwise });
    }
  }
  return found;
}

/**
 * Folds steps into rows. Pure: `rows` holds what the store of rows had for the steps' keys, by key as text.
 * `held` are the streams with a parked event; a stream whose event fails joins them.
 */
export function fold(
  layout: TableLayout,
  steps: readonly Step[],
  rows: ReadonlyMap<string, object>,
  held: ReadonlySet<string>,
): Folded {
  const touched = new Map<string, FoldedRow>();
  const parked: ParkedEvent[] = [];
  const failed = new Set<string>();
  for (const step of steps) {
    const { stored } = step;
    if (held.has(stored.stream) || failed.has(stored.stream)) {
      parked.push({ stored, error: null, attempts: 0 });
      continue;
    }
    const error = applied(layout, step, rows, touched);
    if (error === undefined) continue;
    failed.add(stored.stream);
    parked.push({ stored, error: error instanceof Error ? error.message : String(error), attempts: MAX_ATTEMPTS });
  }
  return { rows: [...touched.values()].filter((row) => row.steps.length > 0 || differs(row)), parked };
}

/** Applies one step; answers with the error of the last try, if all failed. */
function applied(layout: TableLayout, step: Step, rows: ReadonlyMap<string, object>, touched: Map<string, FoldedRow>): unknown {
  const { event } = step;
  if (!event) return step.error;
  for (let attempt = 1; ; attempt++) {
    try {
      // All of an event's rows change, or none does.
      const changes = step.keys.flatMap((key) => changed(layout, step, event, key, rows, touched) ?? []);
      const within = changes.flatMap((change) => wholesChanged(layout, step, event, change, rows, touched));
      for (const change of [...changes, ...within]) keep(change, step, event, touched);
      return undefined;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) return error ?? new Error('The rule failed and did not say why');
    }
  }
}

interface Change {
  readonly key: RowKey;
  readonly before: object | undefined;
  readonly after: object | undefined;
  /** Goes into `after`, which is the batch's own already, when the event has gone well with all its rows. */
  readonly said?: object;
}

/** @returns undefined when the rule leaves the row alone */
function changed(
  layout: TableLayout,
  { rule, stepwise }: Step,
  event: RecordedEvent,
  key: RowKey,
  rows: ReadonlyMap<string, object>,
  touched: ReadonlyMap<string, FoldedRow>,
): Change | undefined {
  const id = String(key);
  const entry = touched.get(id);
  const before = entry ? entry.after : rows.get(id);
  if (entry?.after && rule.changed && !stepwise) {
    const said = rule.changed(entry.after, event, key);
    if (!(layout.key in said)) return { key, before, after: entry.after, said };
  }
  const answer = rule.apply(before, event, key);
  if (answer === undefined) return undefined;
  const after = answer === null ? undefined : layout.filled(answer);
  if (after && String((after as Record<string, unknown>)[layout.key]) !== id) {
    throw new Error(`The rule for ${event.type} answered for row ${id} with a row of another ${layout.key}`);
  }
  return { key, before, after };
}

/** What the rows that a changed row is part of become by it. An event changes one part at a time. */
function wholesChanged(layout: TableLayout, { wholes }: Step, event: RecordedEvent, change: Change, rows: ReadonlyMap<string, object>, touched: ReadonlyMap<string, FoldedRow>): Change[] {
  if (!wholes || !differs(change)) return [];
  const keys = new Set([change.before, change.after].flatMap((part) => (part ? wholes.of(part) : [])));
  return [...keys].map((key) => {
    const entry = touched.get(String(key));
    const before = entry ? entry.after : rows.get(String(key));
    return { key, before, after: layout.filled(wholes.merged(before, key, change, event)) };
  });
}

function keep({ key, before, after, said }: Change, { stepwise }: Step, last: RecordedEvent, touched: Map<string, FoldedRow>): void {
  let entry = touched.get(String(key));
  if (!entry) touched.set(String(key), (entry = { key, before, after, last, steps: [] }));
  entry.after = after;
  entry.last = last;
  if (said) put(said, after as Record<string, unknown>);
  if (stepwise && differs({ before, after })) entry.steps.push({ before, after, last });
}

/** As `filled`: what a rule leaves undefined is null. */
function put(said: object, row: Record<string, unknown>): void {
  const values = said as Record<string, unknown>;
  for (const property in values) row[property] = values[property] === undefined ? null : values[property];
}

/** The fields that are not what they were; undefined for a row that came or went. */
export function changedFields({ before, after }: Pick<RowStep, 'before' | 'after'>): string[] | undefined {
  if (!before || !after) return undefined;
  const was = before as Record<string, unknown>;
  return Object.entries(after).flatMap(([property, value]) => (value === was[property] ? [] : [property]));
}

function differs({ before, after }: Pick<RowStep, 'before' | 'after'>): boolean {
  if (!before || !after) return before !== after;
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  for (const property in is) if (is[property] !== was[property]) return true;
  return false;
}
