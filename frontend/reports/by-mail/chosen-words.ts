import { choiceFor, keptAs, keptReportNamed } from '../../../backend/reports/kept-reports.rules.js';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import type { NamesChosen } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { choiceOfView } from '../views/report-view-address.js';
import { choiceWords } from './choice-words.js';

interface Sent {
  readonly report: string;
  readonly query: string;
  readonly names?: NamesChosen;
  /** False for a reader who may not open the report: they are not told what was chosen of it. */
  readonly opens: boolean;
}

const NOT_TOLD = 'as chosen by who may open it';

type View = Pick<ListViewAnswer, 'list' | 'name' | 'filters' | 'own'>;

/** What is sent of a report: its choice in words, "as it opens" where nothing was chosen. A view of the reader that has the same choice now is named beside it. */
export function chosenWords({ report, query, names, opens }: Sent, views: readonly View[]): string {
  if (!opens) return NOT_TOLD;
  const rule = keptReportNamed(report);
  const same = rule && query ? views.filter(({ list, filters }) => list === keptAs(rule) && choiceFor(rule, choiceOfView(rule, { filters })) === query) : [];
  const view = same.find(({ own }) => own) ?? same[0];
  return [view && `same as view “${view.name}”`, query ? choiceWords(query, names) : 'as it opens'].filter(Boolean).join(', ');
}
