import { useEffect, type ReactNode } from 'react';
import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { formatCount } from '../format/money.js';
import { dayInWords } from '../format/day-words.js';
import { Section } from '../page/section.js';
import { printPage } from '../paper/print.js';
import { AlsoOnThatDay, daysOfBoth, type AlsoHappened } from './also-happened.js';
import { DayBars } from './versions/day-bars.js';
import { FieldCurve } from './field/field-curve.js';
import { daysOfEntries, filtered, isEverything, type HistoryFilter } from './history-filter.js';
import { HistoryExport } from './history-export.js';
import { AsOfADay, HistoryTools, type ShownVersion } from './history-tools.js';
import { threadsOf } from './threads.js';
import { timeline, type StatusNow } from './timeline.js';
import { TimelineEntry } from './timeline-entry.js';
import { versionNumber } from './versions/version-number.js';
import { useOpenInSight } from './use-open-in-sight.js';
import type { Versions } from './versions/use-versions.js';
import './history.css';
import './history-tools.css';

interface HistoryCardProps {
  /** `resaleContract-1042`, where its history can be had as a file. */
  readonly stream?: string | undefined;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly total: number;
  readonly statusNow: StatusNow;
  readonly versions: Versions;
  readonly more: { readonly there: boolean; readonly loading: boolean; readonly load: () => void };
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
  /** What belongs to its story and is no version of it. */
  readonly alsoHappened?: readonly AlsoHappened[] | undefined;
}

const NOTHING_ELSE: readonly AlsoHappened[] = [];

/** Fewer entries are read at a glance: nobody needs to look for one. */
const FEW = 5;

/** What happened to a record, day by day, newest first; an entry opens the page as it was then. */
export function HistoryCard({ stream, entries, total, statusNow, versions, more, filter, onFilter, alsoHappened = NOTHING_ELSE }: HistoryCardProps) {
  const searching = !isEverything(filter);
  const beyond = versions.open !== undefined && entries !== undefined && versions.open < (entries.at(-1)?.revision ?? 0);
  // What is looked for, and the version that is open, may be anywhere: the rest is fetched.
  useEffect(() => {
    if ((searching || beyond) && more.there && !more.loading) more.load();
  });
  const found = entries && filtered(entries, filter);
  const note = found && (searching ? <Found found={found.length} total={total} /> : `${formatCount(total)} ${total === 1 ? 'version' : 'versions'}`);
  return (
    <Section title="History" note={note} action={<Actions stream={stream} filter={filter} entries={entries} versions={versions} />} className="history">
      {entries && (entries.length > FEW ? <HistoryTools entries={entries} filter={filter} open={versions.open} onFilter={onFilter} /> : <FewTools entries={entries} open={versions.open} />)}
      {entries && filter.field && <FieldCurve entries={entries} fields={filter.field.split(',')} />}
      {entries && entries.length > FEW && <DayBars days={daysOfEntries(entries)} open={versions.open} onPick={versions.show} />}
      {found ? <Days all={entries} found={found} searching={searching} total={total} statusNow={statusNow} versions={versions} also={searching ? NOTHING_ELSE : alsoHappened} untilOldest={more.there} /> : <Bones />}
      {found?.length === 0 && searching && <p className="detail-nothing">{more.there ? 'Looking through earlier versions…' : 'Nothing in the history matches.'}</p>}
      {more.there && !searching && (
        <button type="button" className="link-button history-more no-print" disabled={more.loading} onClick={more.load}>
          {more.loading ? 'Please wait…' : 'Show earlier'}
        </button>
      )}
    </Section>
  );
}

/** "18 of 92": beside three links there is room for no more. */
function Found({ found, total }: { readonly found: number; readonly total: number }) {
  return (
    <>
      {formatCount(found)} of {formatCount(total)}
      <span className="visually-hidden"> versions</span>
    </>
  );
}

function FewTools(shown: ShownVersion) {
  return (
    <div className="history-tools history-find no-print">
      <AsOfADay {...shown} />
    </div>
  );
}

function Actions({ stream, filter, entries, versions }: Pick<HistoryCardProps, 'stream' | 'filter' | 'entries' | 'versions'>) {
  const newest = entries?.[0]?.revision;
  const oldest = entries?.at(-1)?.revision;
  const compare = () => newest !== undefined && versions.compare(versions.open ?? Math.max(oldest ?? 0, newest - 1), undefined);
  return (
    <>
      {entries && entries.length > 1 && (
        <>
          <button type="button" className="link-button" onClick={compare}>
            Compare
          </button>
          ·
        </>
      )}
      {stream && (
        <>
          <HistoryExport stream={stream} filter={filter} />
          ·
        </>
      )}
      <button type="button" className="link-button" onClick={() => void printPage()}>
        Print
      </button>
    </>
  );
}

interface DaysProps extends Pick<HistoryCardProps, 'total' | 'statusNow' | 'versions'> {
  readonly all: readonly HistoryEntry[];
  readonly found: readonly HistoryEntry[];
  readonly searching: boolean;
  readonly also: readonly AlsoHappened[];
  /** Earlier entries are still to be fetched: what is older than those that are there waits for them. */
  readonly untilOldest: boolean;
}

function Days({ all, found, searching, total, statusNow, versions, also, untilOldest }: DaysProps) {
  const box = useOpenInSight(versions.open, all.length);
  const newest = all[0]?.revision;
  const inAll = daysOfEntries(all);
  const items = new Map(timeline(all, statusNow).map((item) => [item.revision, item.status]));
  // Who looks for something wants each step that fits.
  const { heads, steps } = searching ? { heads: found, steps: new Map<number, readonly HistoryEntry[]>() } : threadsOf(found);
  const inFound = daysOfEntries(heads);
  const entryOf = (entry: HistoryEntry): ReactNode => {
    const [item] = timeline([entry], { field: '', value: undefined });
    const under = steps.get(entry.revision) ?? [];
    return (
      <TimelineEntry
        key={entry.revision}
        number={versionNumber(all, total, entry.revision)}
        item={{ ...item!, status: items.get(entry.revision) }}
        open={entry.revision === (versions.open ?? -1)}
        onOpen={() => (entry.revision === newest ? versions.backToNow() : versions.show(entry.revision))}
        {...(under.length > 0 && { steps: { count: under.length, hasOpen: under.some(({ revision }) => revision === versions.open), tell: () => under.map(entryOf) } })}
      />
    );
  };
  return (
    <div ref={box} className="history-days">
      {daysOfBoth([...inFound.keys()], also, untilOldest ? ([...inAll.keys()].at(-1) ?? '') : '').map((day) => {
        const entries = inFound.get(day) ?? [];
        const { name, date } = dayInWords(day);
        const count = inAll.get(day)?.length ?? entries.length;
        const shown = searching ? entries.length : count;
        return (
          <section key={day} aria-label={`${name} ${date}`}>
            <h3 className="history-day">
              <strong>{name}</strong> {date}
              <span>{count > 0 && (shown === count ? formatCount(count) : `${shown} of ${count}`)}</span>
            </h3>
            <ol className="timeline" hidden={entries.length === 0}>
              {entries.map(entryOf)}
            </ol>
            <AlsoOnThatDay told={also.filter((one) => one.day === day)} />
          </section>
        );
      })}
    </div>
  );
}

function Bones() {
  return (
    <div className="timeline-bones" aria-label="Loading the history">
      {[70, 52, 64, 46].map((width) => (
        <span key={width} className="bone" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
