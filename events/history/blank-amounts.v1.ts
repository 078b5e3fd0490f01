import type { Upcaster } from '../kernel/event-vocabulary.js';

/** Version 1 of what the import wrote of memberships had an empty text, or null, where the old system had no rate or no link. */
function withoutBlanks(type: string): Upcaster {
  return { type, from: 1, up: (data: Readonly<Record<string, unknown>>) => known(data) };
}

/** Since version 2 what is not known is left out; an empty time of creation stays, as clients read it. */
function known(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => name === 'createdAt' || (value !== '' && value !== null)));
}

export const epicContractImportedV1 = withoutBlanks('EpicContractImported');
export const productImportedV1 = withoutBlanks('ProductImported');
