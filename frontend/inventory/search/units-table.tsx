import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { UnitForSale } from '../../../projections/inventory-list/units-for-sale.queries.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { useSession } from '../../server/session.js';
import { criteria, type CriterionName } from './unit-criteria.js';

interface UnitsTableProps {
  readonly units: readonly UnitForSale[];
  readonly linkOf: (unit: UnitForSale) => string;
  /** A column, with a minus before it from its other end. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The units that can be sold. */
export const UnitsTable = memo(function UnitsTable({ units, linkOf, sort, onSort }: UnitsTableProps) {
  const mayOpen = useSession().may('Inventory_Detail');
  return (
    <div className="unit-table">
      <table className="figures">
        <thead>
          <tr>
            {criteria.map(({ name, label, figure }) => (
              <th key={name} scope="col" className={figure && 'figure'} aria-sort={name === sort ? 'ascending' : `-${name}` === sort ? 'descending' : undefined}>
                <button type="button" className="unit-sort" onClick={() => onSort(name === sort ? `-${name}` : name)}>
                  {label}
                  {name === sort ? ' ▲' : `-${name}` === sort && ' ▼'}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.inventoryId}>
              {criteria.map(({ name, figure }) => (
                <td key={name} className={figure && 'figure'}>
                  {name === 'resortName' && mayOpen ? <Link to={linkOf(unit)}>{unit.resortName || `Inventory ${unit.inventoryId}`}</Link> : shown(unit, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function shown(unit: UnitForSale, name: CriterionName): string {
  if (name === 'retailPrice') return formatMoney(unit.retailPrice) || '–';
  if (name === 'pointsAmount') return unit.pointsAmount === 0 ? '–' : formatCount(unit.pointsAmount);
  return name === 'useYearType' ? '' : unit[name] || '–';
}
