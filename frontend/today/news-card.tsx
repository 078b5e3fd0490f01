import { Fragment } from 'react';
import type { News, NewsOfArea } from '../../backend/changes/changes.dto.js';
import { dayInWords } from '../kit/format/day-words.js';
import { formatCount } from '../kit/format/money.js';
import { When } from '../kit/format/when.js';
import { EmptyNotice, ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { Moving } from './moving.js';
import { NewsLine } from './news-line.js';
import { recordsByDay, type RecordOfDay } from './records-of-day.js';
import type { Part } from './use-today.js';
import { useMarkSeen } from './use-mark-seen.js';

const FOLLOWED = 'changed-fields';

/** What others changed since this person was last here, in what they may open: counted by area, and the newest one by one. */
export function NewsCard({ part: { answer, problem, retry, moved } }: { readonly part: Part<{ readonly news: News | null }> }) {
  const mark = useMarkSeen(retry);
  const news = answer?.news;
  if (news === null) return null;
  const seen = news?.until && (
    <button type="button" className="link-button" disabled={mark.pending} onClick={() => void mark.seen(news)}>
      {mark.pending ? 'Please wait…' : 'Mark as seen'}
    </button>
  );
  return (
    <Section title="What changed since you were last here" note={news && <Since news={news} />} action={seen}>
      {mark.problem && <ProblemNotice problem={mark.problem} />}
      {problem && <ProblemNotice problem={problem} retry={retry} />}
      {!news && !problem && <NewsBones />}
      {news?.changes.length === 0 && <EmptyNotice text={news.first ? 'Nobody changed anything in the last day.' : 'Nobody changed anything since.'} />}
      {news && news.changes.length > 0 && <NewsBody news={news} />}
      {news && <Moving moves={[{ list: FOLLOWED, position: news.position }]} onMoved={moved} />}
    </Section>
  );
}

function Since({ news: { since, first } }: { readonly news: News }) {
  return first ? 'the last day' : <>since <When at={since} inSentence /></>;
}

function NewsBody({ news }: { readonly news: News }) {
  const left = news.counted.count - news.changes.length;
  return (
    <>
      <ul className="plain-list today-areas">
        {news.areas.map((area) => (
          <li key={area.category}>
            <b>{area.area}</b> {inWords(area)}
          </li>
        ))}
      </ul>
      {recordsByDay(news.changes).map(({ day, records, automatic }) => (
        <Fragment key={day}>
          <h3 className="today-day">
            {dayInWords(day).name} <span>{dayInWords(day).date}</span>
          </h3>
          <ol className="plain-list">
            {records.map((told) => (
              <NewsLine key={told.stream} told={told} record={news.records[told.stream]} />
            ))}
          </ol>
          {automatic.length > 0 && <Automatic told={automatic} news={news} />}
        </Fragment>
      ))}
      {left > 0 && (
        <p className="today-left">
          and {formatCount(left)}
          {news.counted.more ? '+' : ''} earlier {left === 1 ? 'change' : 'changes'}
        </p>
      )}
    </>
  );
}

/** What the server did by itself, folded: nobody has to be asked about it. */
function Automatic({ told, news }: { readonly told: readonly RecordOfDay[]; readonly news: News }) {
  return (
    <details className="today-automatic">
      <summary>
        {told.length} {told.length === 1 ? 'record' : 'records'} changed automatically
      </summary>
      <ol className="plain-list">
        {told.map((one) => (
          <NewsLine key={one.stream} told={one} record={news.records[one.stream]} automatic />
        ))}
      </ol>
    </details>
  );
}

/** "14 changes to 6 contracts". */
function inWords({ changes, records, noun }: NewsOfArea): string {
  const changed = `${formatCount(changes)} ${changes === 1 ? 'change' : 'changes'}`;
  return noun ? `${changed} to ${formatCount(records)} ${records === 1 ? noun : manyOf(noun)}` : changed;
}

/** "contracts", "inventories" */
function manyOf(noun: string): string {
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

function NewsBones() {
  return (
    <div aria-busy aria-label="Loading what changed">
      {[70, 52, 64, 46, 58].map((width) => (
        <div key={width} className="today-bone">
          <span className="bone" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
