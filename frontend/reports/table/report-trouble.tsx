import { Button } from '@blueprintjs/core';
import { neededForContracts } from '../../../backend/reports/report-permissions.rules.js';
import type { SalesLens } from '../../../events/reports/sales-lens.rules.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { permissionLabel } from '../../../events/users/permission-words.rules.js';
import type { AddressChanges } from '../../../backend/reports/report-view.rules.js';
import type { ReportState } from './use-report.js';

interface ReportTroubleProps extends Pick<ReportState, 'answer' | 'problem' | 'retry'> {
  readonly lens: SalesLens;
  readonly onAsk: (changes: AddressChanges) => void;
}

/** What could not be read, and what can be done about it; nothing where all is well. */
export function ReportTrouble({ answer, problem, retry, lens, onAsk }: ReportTroubleProps) {
  if (!problem) return null;
  if (problem.status === 403 && (lens.closedOnly || lens.kind !== 'all')) {
    const words = neededForContracts(lens).map((anyOf) => permissionLabel(anyOf[0]!)).join(' and ');
    return <EmptyNotice text={`Which sales these are is told by contracts: it takes ${words} among your permissions.`} action={<Button text="Show all sales" onClick={() => onAsk({ kind: undefined, closedOnly: undefined })} />} />;
  }
  return answer ? <ProblemBar problem={problem} retry={retry} dismiss={retry} /> : <ProblemNotice problem={problem} retry={retry} />;
}
