import { Button, Classes, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { DesktopIcon, PrintIcon, ThListIcon, TimelineEventsIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
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
      {may('Tours_Main') && shown === 'board' && <WallMenu mayLink={may(['Tours_Admin', 'Settings_Main'])} />}
    </nav>
  );
}

/** The board of today without anything around it; for good, on a screen where nobody is signed in, by a link. */
function WallMenu({ mayLink }: { readonly mayLink: boolean }) {
  const navigate = useNavigate();
  if (!mayLink) return <Button icon={<DesktopIcon />} aria-label="Show today on a wall" data-tip="Show today on a wall" onClick={() => void navigate('/admin/tours-wall')} />;
  const menu = (
    <Menu>
      <MenuItem text="Show today on this screen" onClick={() => void navigate('/admin/tours-wall')} />
      <MenuItem text="Links for screens on a wall…" onClick={() => void navigate('/admin/wall-links')} />
    </Menu>
  );
  return (
    <PopoverNext content={menu} placement="bottom-end">
      <Button icon={<DesktopIcon />} aria-label="Walls" />
    </PopoverNext>
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
