import { Button } from '@blueprintjs/core';
import { CrossIcon, LearningIcon } from '@blueprintjs/icons';
import { formatTime } from '../../kit/format/dates.js';
import { useAskColleagues, useColleagues } from './use-colleagues.js';
import './colleagues-badge.css';

/** While colleagues of the demo work: nobody is to take what they do for real people's doing. */
export function ColleaguesBadge() {
  const atWork = useColleagues()?.atWork;
  const ask = useAskColleagues();
  if (!atWork) return null;
  const words = `${atWork.names.join(' and ')} of the demo are at work until ${formatTime(new Date(atWork.until))}`;
  return (
    <span className="colleagues-badge no-print">
      <span tabIndex={0} aria-label={words} data-tip={words}>
        <LearningIcon size={14} /> <span className="colleagues-words">Demo at work</span>
      </span>
      <Button variant="minimal" size="small" icon={<CrossIcon />} aria-label="Send the demo’s colleagues home" disabled={ask.isPending} onClick={() => ask.mutate(false)} />
    </span>
  );
}
