import type { BookedKind } from '../accounting/booked-kind.rules.js';
import type { Upcaster } from '../kernel/event-vocabulary.js';

/** Months were closed before memberships were booked (`decisions.md D24`): what those came to stays without them. */
const kinds: readonly BookedKind[] = ['resale'];

export const monthClosedV1: Upcaster = { type: 'MonthClosed', from: 1, up: (data: object) => ({ ...data, kinds }) };
