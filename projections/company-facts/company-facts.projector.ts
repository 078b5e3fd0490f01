import { companyFactFields } from '../../events/company/company-facts.fields.js';
import { companyFactDefaults } from '../../events/company/company-facts.rules.js';
import { CompanyFactsRevised, CompanyFactsStarted } from '../../events/company/company-settings.events.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection, streamNumber } from '../engine/projection.js';
import { CompanyFactsRow } from './company-facts.read-model.js';

export const companyFacts = projection('company-facts', { version: 4, entity: CompanyFactsRow, key: 'companyId' })
  .creates(CompanyFactsStarted, (event) => ({ companyId: streamNumber(event), ...blankValues(companyFactFields), ...companyFactDefaults, ...event.data }))
  .changes(CompanyFactsRevised, (_, { data }) => valuesAfter(data.changes));
