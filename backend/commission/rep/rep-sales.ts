import { Decimal } from 'decimal.js';
import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import type { SaleToPay } from '../report/sale-of-row.js';
import type { CommissionRates } from '../rules/commission-rates.rules.js';
import { weeklyPayDateOf } from '../rules/pay-dates.rules.js';
import { salesCommission } from '../rules/sales-commission.rules.js';
import type { RepCommission, RepSale } from './rep-commission.dto.js';

/** What the weekly rule gives for each contract of a rep, by the rates of the day that pays it. */
export function repSales(sales: readonly SaleToPay[], rep: CommissionedEmployee, ratesOf: (payDate: string) => CommissionRates): readonly RepSale[] {
  return sales.map(({ sale, named, putDown }) => {
    const payDate = weeklyPayDateOf(named.date!);
    const { rate, commission, reserve, net, asked } = salesCommission(payDate, ratesOf(payDate))(sale, rep);
    const { why } = asked.find(({ answer }) => answer === 'holds')!;
    const isLeftOut = rate === 'excluded';
    return { ...named, contractStatus: sale.contractStatus, putDown, rate: isLeftOut ? null : rate, why, payDate, ...(isLeftOut ? NOTHING : { commission, reserve, net }) };
  });
}

const NOTHING = { commission: '0.00', reserve: '0.00', net: '0.00' } as const;

/** What was left out is in no sum: neither its price nor a commission. */
export function totalsOfRep(lines: readonly RepSale[]): RepCommission['totals'] {
  const paid = lines.filter(({ rate }) => rate !== null);
  const sum = (of: keyof RepCommission['totals']) => paid.reduce((total, line) => total.plus(line[of]), new Decimal(0)).toFixed(2);
  return { base: sum('base'), commission: sum('commission'), reserve: sum('reserve'), net: sum('net') };
}
