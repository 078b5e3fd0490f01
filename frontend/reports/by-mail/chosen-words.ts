import { choiceFor, keptAs, keptReportNamed } from '../../../backend/reports/kept-reports.rules.js';
import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import { choiceOfView } from '../views/report-view-address.js';
import { choiceWords } from './choice-words.js';

interface Sent {
  readonly report: string;
  readonly query: string;
}

type View = Pick<ListViewAnswer, 'list' | 'name' | 'filters'>;

/** What is sent of a report: the view that keeps the same choice by its name, and the choice in words; "as it opens" where nothing was chosen. */
export function chosenWords({ report, query }: Sent, views: readonly View[]): string {
  const rule = keptReportNamed(report);
  const view = rule && query ? views.find(({ list, filters }) => list === keptAs(rule) && choiceFor(rule, choiceOfView(rule, { filters })) === query) : undefined;
  return [view && `view “${view.name}”`, query ? choiceWords(query) : 'as it opens'].filter(Boolean).join(', ');
}
