import type { RecordedEvent } from '../../events/event.js';
import { blankValues } from '../../events/field.values.js';
import { leadFields } from '../../events/lead-fields.values.js';
import { leadList } from './lead-list.projector.js';
import type { LeadListRow } from './lead-list.read-model.js';

const facts = { leadId: 7, firstName: 'Ivan', lastName: 'Lopez', email: 'ivan@example.com', leadStatus: 'New', createdAt: '2026-11-20T19:55:00.000Z' };

/** Before the event. */
const noRow = undefined;

describe('the list of leads', () => {
  it('shows a lead as it came, and counts it once, under its status', () => {
    const imported = { type: 'LeadImported', data: facts, stream: 'lead-7' } as unknown as RecordedEvent;
    const row = leadList.rules.get('LeadImported')?.apply(noRow, imported) as LeadListRow;
    expect(row).toEqual({ ...blankValues(leadFields), ...facts });
    expect(leadList.totals[0]?.contributions(row)).toEqual([{ key: 'New', of: { leadStatus: 'New' }, add: { count: 1 } }]);
  });
});
