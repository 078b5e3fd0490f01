import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

export interface ReportMailPayload {
  readonly scheduleId: number;
  readonly userId: number;
}

/** The report itself is made when it goes out, of what its receiver may see then. */
export const reportMail = outgoingKind<ReportMailPayload>('report-mail', 'Report by mail', { inTurn: true });
