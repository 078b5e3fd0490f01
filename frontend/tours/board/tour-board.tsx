import { useMemo, useState } from 'react';
import { slotWords } from '../../../events/tours/tour.enums.js';
import { today } from '../../kit/format/dates.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { BoardBlock } from './board-block.js';
import { BoardCounts, isPicked, type PickedOut } from './board-counts.js';
import { BoardGrid } from './board-grid.js';
import { dayBoard } from './board-layout.rules.js';
import { DaySteps } from './day-steps.js';
import { newYorkMinutes } from './new-york-minutes.js';
import { useNewsAloud } from '../../kit/list/use-news-aloud.js';
import { TourViews } from './tour-views.js';
import { useTourDay } from './tour-day.js';
import { useBoardDay, type BoardDay } from './use-board-day.js';
import { useDayVolume } from './use-day-volume.js';
import { useNow } from '../../kit/use-now.js';
import '../../kit/status/status.css';
import './board.css';

/** /admin/tours-board?day=: the tours of a day by rep and slot. */
export function TourBoard() {
  const { day, choose } = useTourDay();
  const loaded = useBoardDay(day);
  return (
    <Page title="Day board">
      <PageHeader title="Day board" note={<DaySteps day={day} choose={choose} />} actions={<TourViews shown="board" day={day} />} />
      <Board key={day} day={day} loaded={loaded} />
    </Page>
  );
}

const TOURS = { noun: { one: 'tour', many: 'tours' } };
const ALL_IN_SIGHT = { placeOf: () => 0 };

function Board({ day, loaded: { tours, news, problem, retry } }: { readonly day: string; readonly loaded: BoardDay }) {
  const [picked, setPicked] = useState<PickedOut>();
  const now = useNow(20_000);
  const board = useMemo(() => dayBoard(tours ?? []), [tours]);
  useNewsAloud(TOURS, { changes: news, window: ALL_IN_SIGHT });
  const volume = useDayVolume(tours?.map(({ tourId }) => tourId) ?? []);
  if (problem && !tours) return <ProblemNotice problem={problem} retry={retry} />;
  return (
    <>
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      <BoardCounts tours={tours} volume={tours && volume?.total} picked={picked} onPick={setPicked} />
      {!tours && <div className="card board-loading">Loading...</div>}
      {tours?.length === 0 && <EmptyNotice text="No tours available." />}
      {board.rows.length > 0 && <BoardGrid rows={board.rows} news={news} volume={volume} picked={picked} now={day === today(now) ? newYorkMinutes(now) : undefined} />}
      {board.otherTimes.length > 0 && (
        <section className="card board-others" aria-label="At other times">
          <h2>At other times</h2>
          <div className="board-others-blocks">
            {board.otherTimes.map((tour) => (
              <BoardBlock key={tour.tourId} tour={tour} news={news.get(tour.tourId)} dimmed={!isPicked(tour, picked)} stop time={slotWords(tour.scheduledStartTime) || 'No time'} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
