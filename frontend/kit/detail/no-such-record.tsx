import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { allScreens } from '../../../backend/platform/screens/screens.rules.js';
import type { Problem } from '../../server/problem.js';
import { formatDate } from '../format/dates.js';
import { useAsOf } from '../as-of/use-as-of.js';
import { useSession } from '../../server/session.js';

/** What a page was asked for, and where there are others. */
export interface WantedRecord {
  /** "contract". */
  readonly noun: string;
  /** As it stands in the address. */
  readonly id: string;
  /** The path of the list that it would stand in. */
  readonly list: string;
}

/** Whether there is no such record: trying again would not help. */
export function isMissing({ id }: WantedRecord, problem: Problem | undefined): boolean {
  return problem?.status === 404 || !/^\d+$/.test(id);
}

/** Stands in the place of a record that there is none of, with the way to those that there are. */
export function NoSuchRecord({ wanted: { noun, id, list } }: { readonly wanted: WantedRecord }) {
  const { may } = useSession();
  const { day, choose } = useAsOf();
  const screen = allScreens.find(({ path }) => path === list);
  if (day) return <NotYet wanted={`${noun} ${id}`} day={day} onNow={() => choose(undefined)} />;
  return (
    <div className="notice" role="alert">
      <h1 className="notice-title">
        There is no {noun} {id}
      </h1>
      {screen && may(screen.permission) ? <Link to={list}>Go to {screen.tab ?? screen.title}</Link> : <Link to="/">Go to your start page</Link>}
    </div>
  );
}

/** It may be there now: the day that one looks at is before it began. */
function NotYet({ wanted, day, onNow }: { readonly wanted: string; readonly day: string; readonly onNow: () => void }) {
  return (
    <div className="notice" role="alert">
      <h1 className="notice-title">There was no {wanted} yet</h1>
      <p>This is the end of {formatDate(day)}.</p>
      <Button intent="primary" text="Back to now" onClick={onNow} />
    </div>
  );
}
