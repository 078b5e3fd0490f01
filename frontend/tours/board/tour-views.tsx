import { Classes } from '@blueprintjs/core';
import { DesktopIcon, PrintIcon, ThListIcon, TimelineEventsIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { daySearch } from './tour-day.js';
import './tour-views.css';

interface TourViewsProps {
  readonly shown: 'list' | 'board' | 'manifest';
  /** The day that the others open at; today's unless said. */
  readonly day?: string;
}

/** The same tours as a list, as the board of a day and on paper: each for who may open it. */
export function TourViews({ shown, day }: TourViewsProps) {
  const { may } = useSession();
  const search = day === undefined ? '' : daySearch(day);
  return (
    <nav className="tour-views" aria-label="Views of tours">
      {may('Tours_Main') && <View to="/admin/tours" text="List" icon={<ThListIcon />} shown={shown === 'list'} />}
      {may('Tours_Main') && <View to={`/admin/tours-board${search}`} text="Day board" icon={<TimelineEventsIcon />} shown={shown === 'board'} />}
      {may('Tours_Manifest') && <View to={`/admin/tours-manifest${search}`} text="Manifest" icon={<PrintIcon />} shown={shown === 'manifest'} />}
      {may('Tours_Main') && shown === 'board' && (
        <Link to="/admin/tours-wall" className={Classes.BUTTON} aria-label="Show today on a wall" data-tip="Show today on a wall">
          <DesktopIcon />
        </Link>
      )}
    </nav>
  );
}

interface ViewProps {
  readonly to: string;
  readonly text: string;
  readonly icon: ReactElement;
  readonly shown: boolean;
}

function View({ to, text, icon, shown }: ViewProps) {
  return (
    <Link to={to} className={`${Classes.BUTTON} tour-view`} aria-current={shown ? 'page' : undefined}>
      {icon}
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  );
}
