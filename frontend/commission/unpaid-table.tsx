import type { PersonLeftOut, SaleUnpaid } from '../../backend/commission/report/commission-report.dto.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';
import { ContractLink, saleKey } from './contract-link.js';

const columns: readonly FiguresColumn<SaleUnpaid>[] = [
  { head: 'Contract', cell: (sale) => <ContractLink {...sale} /> },
  { head: 'Date', cell: ({ date }) => formatDate(date) },
  { head: 'Buyer', className: 'commission-spare commission-cut', cell: ({ buyer }) => buyer },
  { head: 'Unit or tier', className: 'commission-spare commission-cut', cell: ({ what }) => what },
  { head: 'Sales agent', className: 'commission-cut', cell: ({ salesAgent }) => salesAgent },
  { head: 'Base', figure: true, cell: ({ base }) => formatMoney(base) },
  { head: 'Why', className: 'commission-reason', cell: ({ reason, carried }) => (carried ? `Carried over. ${carried.endsWith(reason) ? carried : `${carried}. ${reason}`}` : reason) },
];

/** Contracts of the period that are in no sum, each with its reason. */
export function UnpaidTable({ sales, people }: { readonly sales: readonly SaleUnpaid[]; readonly people: readonly PersonLeftOut[] }) {
  return (
    <>
      {people.length > 0 && (
        <p className="commission-people">
          Without an override: {people.map(({ employeeName, reason }) => `${employeeName} (${reason.toLowerCase()})`).join(', ')}
        </p>
      )}
      {sales.length > 0 && <FiguresTable columns={columns} rows={sales} keyOf={(sale) => `${saleKey(sale)} ${sale.reason}`} className="commission-table" />}
    </>
  );
}
