import { finishedStatuses, type ContractStatus } from '../../events/resale-contracts/resale-contract.enums.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import { ChangePaymentStatus, ReviseResaleContract, type ContractBody } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';
import { noContract, type ResaleContract } from './resale-contract.state.js';
import { noUnitForSale } from './unit-on-sale.rules.js';

const issued = issuedWith('Contracts_Edit', 'Contracts_Sensitive');
const dates = { contractDate: '2025-01-01', fundsEscrowByDate: '2025-01-01', sellerSignBy: '2025-01-22', closingDate: '2025-02-15' };
const contractIn = (contractStatus: ContractStatus): ResaleContract => ({ ...noContract, ...dates, contractId: 1029, contractStatus });
const revised = (body: ContractBody & { reason?: string }, contract: ResaleContract) => decide(send(resaleContract, 1029, Object.assign(new ReviseResaleContract(), body), { closingFirm: undefined, unit: noUnitForSale }), contract, issued);
const paid = (body: { paymentStatus: string; reason?: string }, contract: ResaleContract) => decide(send(resaleContract, 1029, commandOf(ChangePaymentStatus, body)), contract, issued);

describe('A change of a contract that is over', () => {
  it.each(finishedStatuses)('is asked why while it is %s, whatever is changed', (status) => {
    const over = contractIn(status);
    const refused = expect.objectContaining({ message: `This contract is ${status}: please say why it is changed`, options: expect.objectContaining({ field: 'reason', code: 'reason-needed' }) as unknown }) as Error;
    for (const change of [{ closingDate: '2026-12-28' }, { purchasePrice: '9000.00' }, { buyerFirstName: 'Ana' }]) {
      expect(() => revised(change, over)).toThrow(refused);
      expect(revised({ ...change, reason: 'As on the recorded deed' }, over)[0]).toMatchObject({ data: { reason: 'As on the recorded deed' } });
    }
    expect(() => paid({ paymentStatus: 'Pender' }, over)).toThrow(refused);
    expect(paid({ paymentStatus: 'Pender', reason: 'As on the bank statement' }, over)).toHaveLength(1);
    expect(revised({}, over)).toEqual([]);
  });

  it('needs none before', () => {
    expect(revised({ purchasePrice: '9000.00' }, contractIn('Preparing To Close'))).not.toEqual([]);
  });
});
