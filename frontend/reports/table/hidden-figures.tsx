import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { permissionLabel } from '../../../events/users/permission-words.rules.js';

/** Which figures somebody does not see, and what it takes. */
export function HiddenFigures({ hidden }: Pick<ReportAnswer, 'hidden'>) {
  return hidden && <p className="report-hidden">{`${hidden.labels.join(', ')}: made from contracts, which takes ${hidden.permissions.map(permissionLabel).join(' and ')} among your permissions.`}</p>;
}
