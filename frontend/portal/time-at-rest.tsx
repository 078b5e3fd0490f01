import { Button } from '@blueprintjs/core';
import { StopwatchIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { countdown } from '../kit/format/countdown.js';
import { useNow } from '../kit/use-now.js';

/** ui.md, `portal-member` */
const SOON_MS = 120_000;

interface TimeAtRestProps {
  readonly endsAt: number;
  readonly onOver: () => void;
  readonly onFinish: () => void;
}

/** How long the member stays open when nobody does anything. */
export function TimeAtRest({ endsAt, onOver, onFinish }: TimeAtRestProps) {
  const left = endsAt - useNow(1_000).getTime();
  useEffect(() => {
    if (left <= 0) onOver();
  });
  return (
    <div className={`portal-rest ${left < SOON_MS ? 'portal-rest-soon' : ''}`}>
      <StopwatchIcon />
      <span>
        Only this member; closes after <b role="timer">{countdown(Math.floor(left / 1_000))}</b> at rest
      </span>
      <Button size="small" text="Finish" onClick={onFinish} />
    </div>
  );
}
