import { Type } from '@sinclair/typebox';
import { defineEvent } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';

/** A contract sells the unit: its status is Sale Pending from then on. */
export const UnitSaleBegun = defineEvent('UnitSaleBegun', 1, Type.Object({ contractId: recordId, from: text, to: text }));

/** It does so no more: the status is what it was before, unless another contract sells the unit or somebody has said another one. */
export const UnitSaleEnded = defineEvent('UnitSaleEnded', 1, Type.Object({ contractId: recordId, from: text, to: text }));

export const unitSaleEvents = [UnitSaleBegun, UnitSaleEnded] as const;
