import type { Static } from '@sinclair/typebox';
import { factsOf } from '../kernel/field-table-schemas.js';
import { resaleContractFields } from './resale-contract.fields.js';

/** A whole contract as a new or imported one starts: blank fields are left out. */
export const resaleContractFacts = factsOf(resaleContractFields);
export type ResaleContractFacts = Static<typeof resaleContractFacts>;
