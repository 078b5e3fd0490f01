import { CommissionRatesRevised, CommissionRatesStarted } from '../../events/company/commission-rates.events.js';
import { commissionRateFields, type CommissionRateValues } from '../../events/company/commission-rates.fields.js';
import { documentedCommissionRates, withRates } from '../../events/company/commission-rates.rules.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { namesOf } from '../lists/columns-of.js';
import { picked } from '../lists/picked.js';
import { projection, streamNumber } from '../engine/projection.js';
import { CommissionRatesRow } from './commission-rates.read-model.js';

export const commissionRates = projection<CommissionRatesRow>('commission-rates', { entity: CommissionRatesRow, key: 'companyId' })
  .creates(CommissionRatesStarted, (event) => {
    const rates: CommissionRateValues = { ...blankValues(commissionRateFields), ...documentedCommissionRates, ...event.data };
    return { companyId: streamNumber(event), ...rates, periods: [rates] };
  })
  .changes(CommissionRatesRevised, (row, { data }) => {
    const rates = picked({ ...row, ...valuesAfter(data.changes) }, namesOf(commissionRateFields)) as CommissionRateValues;
    return { ...rates, periods: withRates(row.periods, rates) };
  });
