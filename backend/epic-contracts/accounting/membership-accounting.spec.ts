import type { RecordedEvent } from '../../../events/kernel/event.js';
import { EpicContractImported, type EpicContractEvent } from '../../../events/epic-contracts/epic-contract.events.js';
import { issuedWith } from '../../../test/support/issued.js';
import { send } from '../../../test/support/send.js';
import { MonthsUnread } from '../../platform/books/closed-months.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import type { AddressedCommand } from '../../platform/commands/dispatched-command.js';
import { epicContract } from '../epic-contract.js';
import { ChangeEpicContractStatus } from '../epic-contract.commands.js';
import type { EpicContract } from '../epic-contract.state.js';
import { ReviseMembershipAccounting } from './membership-accounting.commands.js';

const recorded = (event: EpicContractEvent) => ({ ...event, metadata: {} }) as unknown as RecordedEvent<EpicContractEvent>;
const membership = (contractStatus = 'Signed') => epicContract.evolve(null, recorded(EpicContractImported({ epicContractId: 2004, createdBy: 7, createdAt: '', memberId: 538, contractStatus, contractDate: '2026-10-06', purchasePrice: '9995.00' })));
const issued = issuedWith('Accounting_Edit');
const knowing = (addressed: AddressedCommand, months: ReadonlyMap<string, number | null>) => ({ ...addressed, given: { closedMonths: months } }) as unknown as AddressedCommand;
const write = (cells: object, state: EpicContract = membership(), months?: ReadonlyMap<string, number | null>) => {
  const addressed = send(epicContract, 2004, Object.assign(new ReviseMembershipAccounting(), cells));
  return decide(months ? knowing(addressed, months) : addressed, state, issued);
};

describe('A membership in the books', () => {
  it('begins with the usual code, and takes the one that accounting writes', () => {
    expect(write({ incomeGlCode: '4021', seen: { incomeGlCode: '4020' } })).toEqual([{ type: 'EpicContractAccountingRevised', data: { memberId: 538, changes: { incomeGlCode: { from: '4020', to: '4021' } } } }]);
    expect(write({ incomeGlCode: '4020' })).toEqual([]);
  });

  it('tells who has missed a change of its code, and asks why once it is finished', () => {
    expect(() => write({ incomeGlCode: '4021', seen: { incomeGlCode: '4019' } })).toThrow('Income GL code is 4020 by now');
    expect(() => write({ incomeGlCode: '4021' }, membership('Closed'))).toThrow('please say why');
  });

  it('is changed in a closed month with a reason, and marked beside the change', () => {
    const october = new Map([['2026-10', 2]]);
    expect(() => write({ incomeGlCode: '4021' }, membership(), october)).toThrow('October 2026 is closed in the books: please say why this is changed');
    expect(write({ incomeGlCode: '4021', reason: 'With the others' }, membership(), october)).toMatchObject([
      { type: 'EpicContractAccountingRevised' },
      { type: 'MembershipChangedAfterClose', data: { month: '2026-10', closing: 2, before: { incomeGlCode: '4020', purchasePrice: '9995.00' }, after: { incomeGlCode: '4021' }, reason: 'With the others' } },
    ]);
    expect(write({ incomeGlCode: '4021' }, membership(), new Map([['2026-10', null]]))).toHaveLength(1);
  });

  it('waits for what is known of its month where its money moves, and for nothing else', () => {
    expect(() => write({ incomeGlCode: '4021' }, membership(), new Map())).toThrow(MonthsUnread);
    const status = (to: string) => decide(knowing(send(epicContract, 2004, commandOf(ChangeEpicContractStatus, { contractStatus: to })), new Map()), membership(), issuedWith('Epic_Contracts_Edit'));
    expect(status('Preparing To Close')).toMatchObject([{ type: 'EpicContractStatusChanged' }]);
    expect(() => status('Rescinded')).toThrow(MonthsUnread);
  });
});
