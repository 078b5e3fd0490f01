import { Link } from 'react-router-dom';
import { dayInWords } from '../kit/format/day-words.js';
import { today } from '../kit/format/dates.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { PrintButton } from '../kit/paper/print-button.js';
import { useSession } from '../server/session.js';
import { menuFor } from '../app/shell/sidebar/menu.js';
import { Figures } from './figures.js';
import { NewsCard } from './news-card.js';
import { useFigures, useNews, useWaiting } from './use-today.js';
import { WaitingCard } from './waiting-card.js';
import './today.css';

/** /admin/today: what changed since one was last here, what waits, and one's figures, each as far as one may see it. */
export function TodayPage() {
  const [news, waiting, figures] = [useNews(), useWaiting(), useFigures()];
  const nothing = news.answer?.news === null && waiting.answer?.lines.length === 0 && figures.answer?.figures.length === 0;
  return (
    <Page title="Today">
      <PageHeader title="Today" note={dayInWords(today()).date} actions={<PrintButton />} />
      <Figures part={figures} />
      {nothing ? (
        <NothingHere />
      ) : (
        <div className="today">
          <NewsCard part={news} />
          <WaitingCard part={waiting} />
        </div>
      )}
    </Page>
  );
}

/** For who may see none of it: where they may go, or that somebody has to let them in. */
function NothingHere() {
  const { user, may } = useSession();
  const entries = menuFor(may).flatMap((section) => section.entries).filter(({ path }) => path !== '/admin/today');
  return (
    <div className="notice">
      <h2 className="notice-title">Welcome, {user.firstName}</h2>
      {entries.length === 0 ? (
        <p>Nothing here for your role yet. An administrator gives the permissions that open a page.</p>
      ) : (
        <>
          <p>Nothing of your day is told here yet. This is open to you:</p>
          <ul className="plain-list">
            {entries.map(({ path, title, section = title }) => (
              <li key={path}>
                <Link to={path}>{section}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
