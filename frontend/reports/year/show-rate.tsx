import type { ReactNode } from 'react';
import type { SeenFigures } from '../../../backend/reports/report.dto.js';
import { isLowShowRate } from './sources.js';

interface ShowRateProps {
  readonly figures: SeenFigures;
  /** The figure itself, which opens its tours. */
  readonly figure: (words?: string) => ReactNode;
}

/** How many of those booked came, as a bar and a figure; orange where too few did. */
export function ShowRate({ figures: { booked = 0, showRate }, figure }: ShowRateProps) {
  if (booked === 0) return figure('–');
  return (
    <span className="show-rate">
      <span className="show-rate-track" aria-hidden>
        <span className={isLowShowRate(showRate) ? 'show-rate-bar show-rate-low' : 'show-rate-bar'} style={{ width: `${Number(showRate)}%` }} />
      </span>
      <span className="show-rate-figure">{figure(rateWords(showRate))}</span>
    </span>
  );
}

/** "81.8%". */
export function rateWords(showRate: string | undefined): string {
  return `${Number(showRate ?? 0).toFixed(1)}%`;
}
