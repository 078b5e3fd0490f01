import { BookmarkIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOfChoice, keptAs, keptReports, type KeptReport } from '../../../backend/reports/kept-reports.rules.js';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { Section } from '../../kit/page/section.js';
import { choiceWords } from '../by-mail/choice-words.js';
import { useChosenNames } from '../by-mail/use-chosen-names.js';
import { HubLine } from '../hub-line.js';
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
        {kept.map((one) => (
          <KeptEntry key={one.view.viewId} {...one} />
        ))}
      </ul>
    </Section>
  );
}

interface KeptEntryProps {
  readonly view: ListViewAnswer;
  readonly rule: KeptReport;
  readonly choice: string;
}

function KeptEntry({ view: { viewId, name, own, shared, ownerName }, rule, choice }: KeptEntryProps) {
  const names = useChosenNames(rule.name, choice);
  const title = <Link to={`${addressOfChoice(rule, choice)}&view=${viewId}`}>{name}</Link>;
  return <HubLine icon={<BookmarkIcon />} title={title} words={[rule.title, choiceWords(choice, names)].filter(Boolean).join(', ')} beside={own ? `yours${shared ? ', shared' : ''}` : `of ${ownerName}`} />;
}
