import { CommissionRunPrepared, CommissionRunReopened } from '../../../events/commission/commission-run.events.js';
import { manyClaimsOf } from '../../platform/claims/claim-of.js';
import { commissionRun, type CommissionRun } from './commission-run.js';

/** Which run of a report pays which contract: one in its life, however many are prepared at the same moment (`decisions.md D25`). */
export const salesInRuns = manyClaimsOf<CommissionRun>({
  kind: 'sale-in-run',
  label: 'Contract in a pay run',
  aggregate: commissionRun,
  events: [CommissionRunPrepared, CommissionRunReopened],
  keys: ({ claimed }) => claimed,
});
