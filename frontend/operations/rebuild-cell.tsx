import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { RebuildProgress } from '../../projections/engine/rebuild/rebuild-progress.js';
import { formatWhen } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { Question } from '../kit/page/question.js';
import { useCommand } from '../server/use-command.js';

interface RebuildCellProps {
  readonly name: string;
  readonly rebuild: RebuildProgress | null;
  readonly besideFailed: string | null;
  readonly onAsked: () => void;
}

/** The button, or how far the rebuild is; the screens are served from the old tables meanwhile. */
export function RebuildCell({ name, rebuild, besideFailed, onAsked }: RebuildCellProps) {
  const [asking, setAsking] = useState(false);
  const [builtBefore] = useState(rebuild?.finishedAt);
  const command = useCommand<void, unknown, { readonly request: number }>({ url: `/api/Operations/Projections/${name}/Rebuild`, onDone: onAsked });
  const fault = command.problem?.message ?? (rebuild?.state === 'failed' ? (rebuild.error ?? 'failed') : undefined);
  if (rebuild?.state === 'running') return <Progress name={name} rebuild={rebuild} />;
  return (
    <span className="operations-asked">
      <Button size="small" title={builtWords(rebuild)} text={command.pending ? 'Please wait…' : 'Rebuild'} disabled={command.pending} onClick={() => setAsking(true)} />
      {fault && <span className="down">{fault}</span>}
      {besideFailed !== null && <span className="down">Another version cannot build its rows: {besideFailed}</span>}
      {!fault && rebuild?.finishedAt && rebuild.finishedAt !== builtBefore && <span className="section-note">{formatWhen(rebuild.finishedAt)}</span>}
      <Question open={asking} confirmText="Rebuild" intent="primary" onCancel={() => setAsking(false)} onConfirm={() => (setAsking(false), void command.run())}>
        Build <b>{name}</b> anew from all events? Its screens stay as they are until the new rows take their place.
      </Question>
    </span>
  );
}

function Progress({ name, rebuild }: { readonly name: string; readonly rebuild: RebuildProgress }) {
  const percent = Math.floor(rebuild.done * 100);
  return (
    <span className="operations-asked">
      <span className="operations-bar" role="progressbar" aria-label={`Rebuild of ${name}`} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="section-note">
        {percent}% · {formatCount(Math.round(rebuild.rate))}/s{rebuild.secondsLeft !== null && ` · ${secondsInWords(rebuild.secondsLeft)} left`}
      </span>
      {rebuild.error !== null && <span className="down">Tried again: {rebuild.error}</span>}
    </span>
  );
}

function builtWords(rebuild: RebuildProgress | null): string | undefined {
  return rebuild?.finishedAt ? `Last built ${formatWhen(rebuild.finishedAt)}` : undefined;
}

function secondsInWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
