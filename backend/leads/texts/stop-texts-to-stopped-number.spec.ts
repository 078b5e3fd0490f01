import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import { LeadGivenBack, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { LeadCreated, LeadRevised } from '../../../events/leads/lead.events.js';
import type { Lookups } from '../../platform/reactions/lookups.js';
import { stopTextsToStoppedNumber } from './stop-texts-to-stopped-number.js';
import type { TextNumbers } from './text-numbers.js';

const STOPPED = '+14075550161';
const numbers = { stoppedBy: (number?: string) => Promise.resolve(number === STOPPED ? 'STOP' : undefined) } as TextNumbers;

/** What is said of a lead to whom this happens. */
async function caused({ type, data }: DomainEvent): Promise<unknown> {
  const rule = stopTextsToStoppedNumber(numbers).rules.find((one) => one.type === type);
  return rule?.does === 'at once' ? rule.causes({ id: '6f1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7', type, data, stream: 'lead-914' } as unknown as RecordedEvent, {} as Lookups) : undefined;
}

const brought = (mobilePhone: string) => ({ mergeId: 'm', mergedLeadId: 640, changes: { mobilePhone: { from: '+14075550199', to: mobilePhone } }, interests: [], communications: [] });

describe('A lead that gets a number which stopped texts', () => {
  it('says so, whether it is new, edited, merged or taken apart again', async () => {
    const given = [LeadCreated({ leadId: 914, mobilePhone: STOPPED }), LeadRevised({ changes: { mobilePhone: { from: '', to: STOPPED } } }), LeadTakenOver(brought(STOPPED)), LeadGivenBack(brought(STOPPED))];
    for (const event of given) expect([event.type, await caused(event)]).toEqual([event.type, expect.objectContaining({ id: 914, command: { word: 'STOP' } })]);
    for (const event of [LeadGivenBack(brought('+14075550162')), LeadRevised({ changes: {} })]) expect(await caused(event)).toBeUndefined();
  });
});
