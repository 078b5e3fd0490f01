import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import { formatTime } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';

/** What is left of this use year, and what became of the rest (`decisions.md F20`). */
export function PortalPointsCard({ points: { useYear, allotment, bought, refunded, held, heldUntil, available } }: { readonly points: AgentsPoints }) {
  const share = (part: number) => `${allotment > 0 ? Math.max(0, (part / allotment) * 100) : 0}%`;
  return (
    <Section title="Points">
      <div className="portal-points">
        <div>
          <b className="portal-points-left">{formatCount(available)}</b>
          <span className="portal-quiet">available to buy in use year {useYear}</span>
        </div>
        <div className="portal-points-parts">
          <div className="portal-points-bar" aria-hidden>
            <span style={{ width: share(bought - refunded) }} />
            <span className="portal-points-held" style={{ width: share(held) }} />
          </div>
          <ul>
            <li>
              <b>{formatCount(bought)}</b> bought
            </li>
            {refunded > 0 && (
              <li>
                <b>{formatCount(refunded)}</b> refunded
              </li>
            )}
            {held > 0 && (
              <li>
                <b>{formatCount(held)}</b> held{heldUntil && ` until ${formatTime(heldUntil)}`}
              </li>
            )}
            <li>
              <b>{formatCount(allotment)}</b> a year
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
