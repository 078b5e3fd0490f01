import type { FrozenLine, RunPart } from '../commission/commission-run.events.js';
import { InternedTexts } from '../commission/interned-lines.rules.js';
import type { Upcaster } from '../kernel/event-vocabulary.js';

/** Version 1 wrote the reasons and facts of each line out. */
type CommissionRunPartPreparedV1 = Omit<RunPart, 'texts' | 'lines'> & { readonly lines: readonly FrozenLine[] };

export const commissionRunPartPreparedV1: Upcaster = {
  type: 'CommissionRunPartPrepared',
  from: 1,
  up: ({ lines, ...rest }: CommissionRunPartPreparedV1) => {
    const texts = new InternedTexts();
    return { ...rest, lines: lines.map((line) => texts.intern(line)), texts: texts.all };
  },
};
