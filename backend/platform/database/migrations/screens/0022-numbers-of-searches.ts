/** Searches that are kept have numbers of their own from 1: those that live a day stay out of their way. */
export const numbersOfSearches = 'ALTER TABLE stored_search ALTER COLUMN id RESTART WITH 1000000001;';
