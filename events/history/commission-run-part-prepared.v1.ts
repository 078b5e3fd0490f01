import type { FrozenLine, RunPart } from '../commission/commission-run.events.js';
import { FoldedTexts } from '../commission/folded-lines.rules.js';
import type { Upcaster } from '../kernel/event-vocabulary.js';

/** Version 1 wrote the reasons and facts of each line out. */
type CommissionRunPartPreparedV1 = Omit<RunPart, 'texts' | 'lines'> & { readonly lines: readonly FrozenLine[] };

export const commissionRunPartPreparedV1: Upcaster = {
  type: 'CommissionRunPartPrepared',
  from: 1,
  up: ({ lines, ...rest }: CommissionRunPartPreparedV1) => {
    const folded = new FoldedTexts();
    return { ...rest, lines: lines.map((line) => folded.fold(line)), texts: folded.texts };
  },
};
