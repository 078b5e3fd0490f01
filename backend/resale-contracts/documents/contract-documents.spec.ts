import { NOT_SHOWN } from '../../platform/documents/said-values.js';
import { documentOf } from './contract-documents.js';
import { noContract } from '../resale-contract.state.js';

it.each(['buyer', 'seller'] as const)('What a %s signs holds every value, and is no copy', (document) => {
  const { values } = documentOf[document].said({ ...noContract, contractId: 1 });
  expect(Object.entries(values).filter(([, value]) => value === NOT_SHOWN)).toEqual([]);
});
