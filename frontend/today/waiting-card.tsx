import { Link } from 'react-router-dom';
import type { TodayWaiting, WaitingAnswer } from '../../backend/platform/today/today.dto.js';
import { formatCount } from '../kit/format/money.js';
import { MovingFigure } from '../kit/moving-figure.js';
import { EmptyNotice, ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { screens } from '../app/routes.js';
import { doorTo } from './door.js';
import { Moving } from './moving.js';
import type { Part } from './use-today.js';

/** What waits for this person: a line for each kind that there is something of, and a click opens exactly those. */
export function WaitingCard({ part: { answer, problem, retry, moved } }: { readonly part: Part<TodayWaiting> }) {
  if (answer?.lines.length === 0) return null;
  const open = answer && inMenuOrder(answer.lines.filter(({ count }) => count > 0));
  return (
    <Section title="What waits for you">
      {problem && <ProblemNotice problem={problem} retry={retry} />}
      {!answer && !problem && <WaitingBones />}
      {open?.length === 0 && <EmptyNotice text="Nothing waits for you." />}
      <ul className="plain-list">
        {open?.map((line) => (
          <li key={line.name}>
            <Link to={doorTo(line)} className="today-wait">
              <b className="today-count">
                <MovingFigure value={line.count} format={formatCount} />
              </b>{' '}
              {line.words}
            </Link>
          </li>
        ))}
      </ul>
      {answer && <Moving moves={answer.moves} onMoved={moved} />}
    </Section>
  );
}

/** The areas in the order that people know them in. */
function inMenuOrder(lines: readonly WaitingAnswer[]): readonly WaitingAnswer[] {
  const place = ({ page }: WaitingAnswer) => screens.findIndex(({ path }) => path === page.split('?')[0]);
  return lines.toSorted((one, other) => place(one) - place(other));
}

function WaitingBones() {
  return (
    <div aria-busy aria-label="Loading what waits for you">
      {[58, 44, 66].map((width) => (
        <div key={width} className="today-bone">
          <span className="bone" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
