import { BookmarkIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOfChoice, keptAs, keptReports } from '../../../backend/reports/kept-reports.rules.js';
import { Section } from '../../kit/page/section.js';
import { choiceWords } from '../by-mail/choice-words.js';
import { choiceOfView } from './report-view-address.js';
import { useViewsOfReports } from './use-report-views.js';

/** The views that are kept of the reports somebody may open; nothing where there are none. @param sought in small letters */
export function HubViews({ sought }: { readonly sought: string }) {
  const kept = useViewsOfReports().flatMap((view) => {
    const rule = keptReports.find((one) => keptAs(one) === view.list);
    return rule && `${view.name} ${rule.title}`.toLowerCase().includes(sought) ? [{ view, rule, choice: choiceOfView(rule, view) }] : [];
  });
  if (kept.length === 0) return null;
  return (
    <Section title="Kept views" note="a report with its days and filters" className="hub-section">
      <ul className="hub-entries">
        {kept.map(({ view, rule, choice }) => (
          <li key={view.viewId} className="hub-entry">
            <span className="hub-mark" aria-hidden>
              <BookmarkIcon />
            </span>
            <span className="hub-words">
              <Link to={`${addressOfChoice(rule, choice)}&view=${view.viewId}`}>{view.name}</Link>
              <span className="hub-question">{[rule.title, choiceWords(choice)].filter(Boolean).join(', ')}</span>
            </span>
            <span className="hub-figure hub-question">{view.own ? `yours${view.shared ? ', shared' : ''}` : `of ${view.ownerName}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
