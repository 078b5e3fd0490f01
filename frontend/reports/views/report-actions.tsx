import type { KeptReportName } from '../../../backend/reports/kept-reports.rules.js';
import { AsOfPicker } from '../../kit/as-of/as-of-picker.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { PrintButton } from '../../kit/paper/print-button.js';
import { ViewsMenu } from '../../kit/views/views-menu.js';
import { MailButton } from '../by-mail/mail-button.js';
import type { ReportViewMenu } from './use-report-views.js';
import './report-paper.css';

interface ReportActionsProps {
  readonly report: KeptReportName;
  /** The route of its file, with what was chosen. */
  readonly file: string;
  readonly views: ReportViewMenu;
}

/** What can be done with a report as it is chosen: another day, a file, a view, a mail, paper. */
export function ReportActions(props: ReportActionsProps) {
  const { day, choose } = useAsOf();
  return (
    <>
      <AsOfPicker day={day} onPick={(picked) => choose(picked)} />
      <ActionsOfNow {...props} />
    </>
  );
}

/** Of a report that is of now alone. */
export function ActionsOfNow({ report, file, views }: ReportActionsProps) {
  return (
    <>
      <ExportButtons url={file} />
      <ViewsMenu {...views} everything="As it opens" />
      <MailButton report={report} />
      <PrintButton />
    </>
  );
}
