import { Link } from 'react-router-dom';
import type { InventoryCriteria } from '../../backend/inventory/inventory-criteria.js';
import type { UnitForSale } from '../../projections/inventory-list/units-for-sale.queries.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { useSession } from '../server/session.js';
import { CriterionBox } from './criterion-box.js';
import { criteria, type CriterionName } from './unit-criteria.js';
import { useCriteria } from './use-criteria.js';

interface UnitsTableProps {
  readonly units: readonly UnitForSale[];
  readonly asked: InventoryCriteria;
  readonly onSearch: (said: InventoryCriteria) => void;
  readonly linkOf: (unit: UnitForSale) => string;
}

/** The units that can be sold, below the boxes that narrow them. */
export function UnitsTable({ units, asked, onSearch, linkOf }: UnitsTableProps) {
  const row = useCriteria(asked, onSearch);
  const mayOpen = useSession().may('Inventory_Detail');
  return (
    <div className="unit-table">
      <table className="figures">
        <thead>
          <tr>
            {criteria.map(({ name, label, figure }) => (
              <th key={name} scope="col" className={figure && 'figure'}>
                {label}
              </th>
            ))}
          </tr>
          <tr className="unit-filters no-print">
            {criteria.map((criterion) => (
              <td key={criterion.name}>
                <CriterionBox criterion={criterion} value={row.valueOf(criterion.name)} onTyped={(value) => row.type(criterion.name, value)} onChosen={(value) => row.choose(criterion.name, value)} onDone={row.done} />
              </td>
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
}

function shown(unit: UnitForSale, name: CriterionName): string {
  if (name === 'retailPrice') return formatMoney(unit.retailPrice) || '–';
  if (name === 'pointsAmount') return unit.pointsAmount === 0 ? '–' : formatCount(unit.pointsAmount);
  return name === 'useYearType' ? '' : unit[name] || '–';
}
