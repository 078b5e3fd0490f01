import { useMemo } from 'react';
import { companyFeesOf } from '../../../backend/epic-contracts/terms/company-fees.rules.js';
import type { SaleConditions } from '../../../events/epic-contracts/sale-conditions.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { Section } from '../../kit/page/section.js';
import { useCompanySettings } from '../../server/use-company-settings.js';
import { useProducts } from '../use-products.js';
import { keptFigures, type KeptFigure } from './kept-conditions.js';

/** What the contract keeps though new ones are made with something else; nothing while they are made with the same. */
export function MadeWith({ conditions }: { readonly conditions: SaleConditions }) {
  const { products } = useProducts();
  const fees = useCompanySettings().data?.membershipFees;
  const figures = useMemo(() => {
    if (!products || !fees) return [];
    return keptFigures(conditions, products.find(({ productId }) => productId === conditions.product.productId), companyFeesOf(fees));
  }, [conditions, products, fees]);
  if (figures.length === 0) return null;
  return (
    <Section title="Made with" note="a change of settings touches new contracts only">
      <div className="figures-scroll">
        <FiguresTable columns={columns} rows={figures} keyOf={({ label }) => label} />
      </div>
    </Section>
  );
}

const columns: readonly FiguresColumn<KeptFigure>[] = [
  { head: 'What differs', cell: ({ label }) => label },
  { head: 'Kept', figure: true, cell: ({ kept }) => kept },
  { head: 'New today', figure: true, cell: ({ now }) => now },
];
