import type { DisputeStatus } from '../../events/commission/commission-dispute.fields.js';
import type { RunStatus } from '../../events/commission/commission-run.fields.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a pay run stands in, and a question about one of its lines. */
export const commissionTones: Readonly<Record<RunStatus | DisputeStatus, Tone>> = { Open: 'plain', Prepared: 'plain', Approved: 'teal', Paid: 'green', Settled: 'green' };
