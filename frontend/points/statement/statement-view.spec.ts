import { readStatementView, statementQuery, writeStatementView } from './statement-view.js';

describe('What is asked of the ledger', () => {
  it('stands in the address and is read from it', () => {
    const address = 'period=2026-10-01..2026-11-20&asOf=2026-11-15&type=Membership&member=502&resort=Palm+Bay+Villas&q=774';
    expect(writeStatementView(readStatementView(new URLSearchParams(address))).toString()).toBe(address);
    expect(writeStatementView(readStatementView(new URLSearchParams())).toString()).toBe('');
  });

  it('is asked of the server by its days', () => {
    const view = readStatementView(new URLSearchParams('period=2026-10-01..&member=502'));
    expect(statementQuery(view)).toBe('from=2026-10-01&memberId=502');
  });
});
