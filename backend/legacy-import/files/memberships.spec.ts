import { DateShift } from '../date-shift.js';
import { RowReader, type RawRow } from '../row-reader.js';
import { epicContracts } from './memberships.js';

const financed = { epicContractId: 2004, transactionType: 'Finance Transaction', purchasePrice: '13,687.00', financedAmount: '10000.00' };

function imported(raw: RawRow) {
  const row = new RowReader(raw, DateShift.none, 'epicContractId');
  const { event } = epicContracts.read(row, 2004);
  return { data: event.data, unread: row.unread() };
}

describe('A membership contract of the old system', () => {
  it('keeps both down payments, which commission counts (D21)', () => {
    const { data, unread } = imported({ ...financed, minimumDownPayment: '2,053.05', additionalDownPayment: 1633.95 });
    expect(data).toMatchObject({ minimumDownPayment: '2053.05', additionalDownPayment: '1633.95' });
    expect(unread).toEqual([]);
  });

  it('says nothing of them where the export says nothing', () => {
    for (const field of ['minimumDownPayment', 'additionalDownPayment']) expect(imported(financed).data).not.toHaveProperty(field);
  });
});
