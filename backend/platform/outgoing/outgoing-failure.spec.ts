import { TemplateRefused } from '../documents/template-refused.js';
import { failureOf } from './outgoing-failure.js';
import { NotDelivered } from './outgoing-kind.js';

describe('What did not go out', () => {
  it('is tried again where somebody else’s server was away, and no more where that would not help', () => {
    expect(failureOf(new NotDelivered('Away', { reason: 'nobody was in' }))).toEqual({ reason: 'nobody was in', final: false, unforeseen: false });
    expect(failureOf(new NotDelivered('No such house', { final: true }))).toEqual({ reason: 'No such house', final: true, unforeseen: false });
  });

  it('waits for the office where its template is broken, and says which one and in which line, and nothing of what it is about', () => {
    const reasonOf = (fault: string) => failureOf(new TemplateRefused('buyer-contract.typ', fault)).reason;
    expect(failureOf(new TemplateRefused('report-table.typ', 'unknown variable: lnies'))).toEqual({ reason: 'The template report-table.typ has a fault', final: true, unforeseen: false });
    expect(reasonOf('could not convert "Ruth Hale" (née Kim) to a number (layout.typ, line 12)')).toBe('The template buyer-contract.typ has a fault in layout.typ, line 12');
    expect(reasonOf('unknown variable: a (layout.typ, line 3); unknown variable: b (layout.typ, line 3); panicked with: Ruth (buyer-contract.typ)')).toBe('The template buyer-contract.typ has a fault in layout.typ, line 3; buyer-contract.typ');
  });

  it('is tried again after a fault that nobody foresaw, whose words may hold a secret and stay in the log', () => {
    expect(failureOf(new Error('dana@example.com'))).toEqual({ reason: 'An unexpected fault; the log tells more', final: false, unforeseen: true });
  });
});
