import type { RunStatus } from '../../events/commission/commission-run.fields.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a pay run stands in. */
export const runTones: Readonly<Record<RunStatus, Tone>> = { Open: 'plain', Prepared: 'plain', Approved: 'teal', Paid: 'green' };
