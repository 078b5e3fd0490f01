import { Vocabulary } from './event-vocabulary.js';
import { resaleContractEvents } from './resale-contract.js';

/** Every event type of the product, and the upcasters that read its superseded shapes. */
export const vocabulary = new Vocabulary([...resaleContractEvents], []);
