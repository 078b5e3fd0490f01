import { ContractStatusChanged, PaymentStatusChanged } from '../../events/resale-contracts/resale-contract.events.js';
import { reversedStatusChange } from './reversed-status-change.js';

const told = [ContractStatusChanged({ from: 'Draft', to: 'Signed' }), PaymentStatusChanged({ from: '', to: 'Draft' }), ContractStatusChanged({ from: 'Signed', to: 'Draft' }), ContractStatusChanged({ from: 'Draft', to: 'Canceled' })].map((event, revision) => ({
  ...event,
  id: `event ${revision}`,
  stream: 'resaleContract-1042',
  revision,
}));

describe('A change of a contract’s status', () => {
  const reversed = (revision: number) => {
    const store = { read: (_: string, { from }: { from: number }) => told.slice(0, from + 1).reverse() };
    return reversedStatusChange(store as never)(told[revision] as never);
  };

  it('takes back the one before where it says the opposite, whatever else happened in between', async () => {
    expect(await reversed(2)).toBe('event 0');
  });

  it('takes back nothing where it goes on, or is the first', async () => {
    expect([await reversed(3), await reversed(0)]).toEqual([undefined, undefined]);
  });
});
