import { openingTours } from '../../../backend/reports/report-permissions.rules.js';
import { useSession } from '../../server/session.js';

/** Whether the tours behind figures are open to this reader. */
export function useMayOpenTours(): boolean {
  return useSession().may(openingTours);
}
