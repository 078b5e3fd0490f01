import { PlusIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import type { ProductListRow } from '../../../projections/product-list/product-list.read-model.js';
import { useProductRows } from '../../epic-contracts/use-products.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { formatPercent } from '../../kit/format/percent.js';
import { LinkButton } from '../../kit/page/link-button.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { asProblem } from '../../server/problem.js';
import { SettingsPlace } from '../settings-place.js';

/** Every membership product: those that are sold, and below them those that stay for the contracts that name them. */
export function ProductCards() {
  const query = useProductRows();
  const rows = query.data?.rows ?? [];
  const ended = rows.filter(({ status }) => status !== 'Active');
  return (
    <SettingsPlace open="products">
      {query.error && !query.data && <ProblemNotice problem={asProblem(query.error)} retry={() => void query.refetch()} />}
      {query.data && (
        <div className="company-cards">
          <ProductCard title="Products on sale" rows={rows.filter((row) => !ended.includes(row))} nothing="No product is on sale: no membership contract can be made." addable />
          {ended.length > 0 && <ProductCard title="Ended" rows={ended} nothing="" />}
        </div>
      )}
    </SettingsPlace>
  );
}

interface ProductCardProps {
  readonly title: string;
  readonly rows: readonly ProductListRow[];
  readonly nothing: string;
  readonly addable?: true;
}

function ProductCard({ title, rows, nothing, addable }: ProductCardProps) {
  return (
    <Section title={title} note={`${rows.length}`} action={addable && <LinkButton to="?product=new" icon={<PlusIcon />} text="New product" />}>
      {rows.length === 0 ? (
        <Nothing text={nothing} />
      ) : (
        <div className="figures-scroll">
          <FiguresTable columns={columns} rows={rows} keyOf={({ productId }) => productId} />
        </div>
      )}
    </Section>
  );
}

const columns: readonly FiguresColumn<ProductListRow>[] = [
  { head: 'Product', cell: ({ productId, productName }) => <Link to={`?product=${productId}`}>{productName || `Product ${productId}`}</Link> },
  { head: 'Tier', cell: ({ memberTier }) => memberTier },
  { head: 'Term', figure: true, cell: ({ termMonths }) => `${formatCount(termMonths)} months` },
  { head: 'List price', figure: true, cell: ({ listPrice }) => formatMoney(listPrice) || '–' },
  { head: 'Minimum price', figure: true, cell: ({ minimumPrice }) => formatMoney(minimumPrice) || '–' },
  { head: 'Down', figure: true, cell: ({ minimumDownPayment }) => (minimumDownPayment === null ? '–' : formatPercent(minimumDownPayment)) },
  { head: 'Note rate', figure: true, cell: ({ listInterestRate }) => (listInterestRate === null ? '–' : `${listInterestRate}%`) },
  { head: 'Points a year', figure: true, cell: ({ annualMaxEpicAdvantagePoints }) => formatCount(annualMaxEpicAdvantagePoints) },
];
