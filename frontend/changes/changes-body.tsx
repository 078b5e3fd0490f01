import { Button } from '@blueprintjs/core';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { CommentIcon } from '@blueprintjs/icons';
import type { Change } from '../../backend/changes/changes.dto.js';
import { formatDateTime, formatTime } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { EmptyNotice, ProblemNotice } from '../kit/page/problem-notice.js';
import { Avatar } from '../kit/people/avatar.js';
import { Difference } from '../kit/history/amount-difference.js';
import type { ChangeMenuAt } from './change-menu.js';
import { labelOf, OldNew } from './change-value.js';
import { isUnfiltered, readChangesView, type ChangesView } from './changes-view.js';
import { dayInWords } from '../kit/format/day-words.js';
import { savesByDay, type DayOfSaves, type Save } from './saves.js';
import type { LoadedChanges } from './use-changes.js';
import { PageLink } from '../kit/page/page-link.js';

interface BodyProps {
  readonly loaded: LoadedChanges;
  readonly view: ChangesView;
  readonly open: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onView: (view: ChangesView) => void;
  readonly onMenu: (menu: ChangeMenuAt) => void;
}

/** Day by day, one block a save. */
export function ChangesBody({ loaded, view, open, onOpen, onView, onMenu }: BodyProps) {
  const { changes, problem, retry, more } = loaded;
  if (problem && !changes) return <ProblemNotice problem={problem} retry={retry} />;
  if (changes?.length === 0) return <NoChanges view={view} onView={onView} />;
  return (
    <div className="changes-scroll" aria-busy={!changes} onKeyDown={walk}>
      <div className="changes-head" aria-hidden>
        <span>When</span>
        <span>Who</span>
        <span>Record</span>
        <span>What</span>
        <span className="changes-figure">Difference</span>
      </div>
      {changes ? savesByDay(changes).map((day) => <Day key={day.day} day={day} loaded={loaded} open={open} onOpen={onOpen} onMenu={onMenu} />) : <Bones />}
      {more.there && <More more={more} />}
    </div>
  );
}

function Day({ day: { day, saves }, loaded, ...hands }: Pick<BodyProps, 'loaded' | 'open' | 'onOpen' | 'onMenu'> & { readonly day: DayOfSaves }) {
  const figure = loaded.days[day];
  const { name, date } = dayInWords(day);
  return (
    <section aria-label={`${name} ${date}`}>
      <h2 className="changes-day">
        <strong>{name}</strong> {date}
        {figure && (
          <span className="changes-figure">
            {formatCount(figure.count)}
            {figure.more ? '+' : ''} {figure.count === 1 ? 'change' : 'changes'}
          </span>
        )}
      </h2>
      <ol className="plain-list">
        {saves.map((save) => (
          <SaveBlock key={save.key} save={save} loaded={loaded} {...hands} />
        ))}
      </ol>
    </section>
  );
}

function SaveBlock({ save: { head, changes, reason }, loaded, open, onOpen, onMenu }: Pick<BodyProps, 'loaded' | 'open' | 'onOpen' | 'onMenu'> & { readonly save: Save }) {
  const record = loaded.records[head.stream];
  const glows = changes.some(({ key }) => loaded.fresh.has(key));
  return (
    <li className={`save ${glows ? 'glow' : ''}`}>
      <time className="save-when" dateTime={head.at} title={formatDateTime(head.at)}>
        {formatTime(head.at)}
      </time>
      <span className="save-who">
        <Avatar name={head.actorName} />
        <span className="save-name" title={head.actorName}>
          {head.actorName}
        </span>
      </span>
      <span className="save-record" title={record?.headline}>
        <PageLink page={record?.page}>{record?.name}</PageLink>
      </span>
      <div className="save-what">
        {changes.map((change) => (
          <ChangeLine key={change.key} change={change} follows={change.computed && !changes[0]?.computed} open={change.key === open} onOpen={onOpen} onMenu={onMenu} />
        ))}
        {reason && (
          <p className="save-reason">
            <CommentIcon size={12} aria-hidden /> {reason}
          </p>
        )}
      </div>
    </li>
  );
}

interface LineProps {
  readonly change: Change;
  readonly follows: boolean;
  readonly open: boolean;
  readonly onOpen: (key: string) => void;
  readonly onMenu: BodyProps['onMenu'];
}

function ChangeLine({ change, follows, open, onOpen, onMenu }: LineProps) {
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onMenu({ change, at: { left: event.clientX, top: event.clientY } });
  };
  return (
    <button type="button" className={`change-line ${follows ? 'change-follows' : ''}`} aria-current={open ? 'true' : undefined} onContextMenu={openMenu} onClick={() => onOpen(change.key)}>
      <span className="change-words">
        <span className="change-label">{labelOf(change)}</span> <OldNew change={change} />
      </span>
      <span className="changes-figure">
        <Difference amount={change.difference} />
      </span>
    </button>
  );
}

/** Loads on by itself when its end comes into sight; the button is for the keyboard, and for who asked to be spared. */
function More({ more }: Pick<LoadedChanges, 'more'>) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && !more.loading && void more.load(), { rootMargin: '600px' });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className="changes-more no-print">
      <Button variant="minimal" text={more.loading ? 'Please wait…' : 'Show earlier'} disabled={more.loading} onClick={() => void more.load()} />
    </div>
  );
}

function NoChanges({ view, onView }: Pick<BodyProps, 'view' | 'onView'>) {
  if (isUnfiltered(view)) return <EmptyNotice text="Nothing has been changed yet in what you may see." />;
  return <EmptyNotice text="No changes match the filters." action={<Button text="Clear filters" onClick={() => onView(readChangesView(new URLSearchParams()))} />} />;
}

function Bones() {
  return (
    <div className="changes-bones" aria-label="Loading the changes">
      {[62, 48, 70, 55, 64, 46].map((width) => (
        <span key={width} className="bone" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** Up and down go from change to change, as in a list. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = (event.target as HTMLElement).closest('.change-line');
  if (!step || !here) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.change-line')];
  event.preventDefault();
  lines[lines.indexOf(here as HTMLElement) + step]?.focus();
}

