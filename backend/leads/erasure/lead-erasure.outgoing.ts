import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

/** An erasure that is asked for and not done yet: nothing goes out, but it waits, is tried again and is seen like what does. */
export const leadErasure = outgoingKind<{ readonly leadIds: readonly number[] }>('lead-erasure', 'Erasure of a lead', { inTurn: true });
