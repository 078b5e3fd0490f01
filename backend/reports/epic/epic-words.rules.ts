import { epicMeasures, type MembershipPayment } from '../../../events/reports/epic.rules.js';
import type { ContractFigure } from './epic-view.rules.js';

/** How a member's contract is paid, in a table. */
export const paymentWords: Readonly<Record<MembershipPayment, string>> = { paidInFull: 'In full', financed: 'Financed' };

/** What the contracts are that stand behind a figure. */
export const figureWords: Readonly<Record<ContractFigure, string>> = {
  sold: epicMeasures.volume.label,
  paidInFull: epicMeasures.paidInFull.label,
  financed: epicMeasures.financed.label,
  overLimit: epicMeasures.overLimit.label,
};
