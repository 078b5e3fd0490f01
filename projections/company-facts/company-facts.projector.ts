import { CompanyFactsRevised, CompanyFactsStarted } from '../../events/company-settings.js';
import { projection, streamNumber } from '../engine/projection.js';
import { CompanyFactsRow } from './company-facts.read-model.js';

export const companyFacts = projection('company-facts', { version: 1, entity: CompanyFactsRow, key: 'companyId' })
  .creates(CompanyFactsStarted, (event) => ({ companyId: streamNumber(event), ...event.data }))
  .changes(CompanyFactsRevised, (_, { data }) => Object.fromEntries(Object.entries(data.changes).map(([field, { to }]) => [field, to])));
