import { commissionRateFields } from '../../../events/company/commission-rates.fields.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Body of POST /api/Commission/Tried: what is left out is tried as it is. */
export class TriedRates extends commandWith(commissionRateFields) {}
