import { Button } from '@blueprintjs/core';
import { HistoryIcon } from '@blueprintjs/icons';
import { AsOfPicker } from '../../kit/as-of/as-of-picker.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { formatDate } from '../../kit/format/dates.js';
import '../../kit/history/history.css';
import { useSession } from '../../server/session.js';
import { useScreen } from './use-screen.js';

/** Says that a past day is looked at, on every screen that does not say so itself, and whether what it shows is of that day. A refused page shows nothing of any day. */
export function AsOfNotice() {
  const { day, choose } = useAsOf();
  const { may } = useSession();
  const screen = useScreen()?.screen;
  const past = screen?.past;
  if (!day || past === 'told' || !may(screen?.permission)) return null;
  return (
    <div className="as-of as-of-notice" role="status">
      <HistoryIcon aria-hidden />
      <b>As of the end of {formatDate(day)}</b>
      <span className="as-of-version">{past === 'shown' ? 'links open what was there that day' : 'this page shows what is there now; records open from it as they were that day'}</span>
      <span className="as-of-actions no-print">
        {past !== 'shown' && <AsOfPicker day={day} onPick={(next) => choose(next)} />}
        <Button intent="primary" text="Back to now" onClick={() => choose(undefined)} />
      </span>
    </div>
  );
}
