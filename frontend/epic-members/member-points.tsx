import { HTMLSelect } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PointsBill } from '../../backend/points/points-bill.rules.js';
import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import { formatTime } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { MovingFigure } from '../kit/moving-figure.js';
import { useMayOpen } from '../kit/page/page-link.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { useNow } from '../kit/use-now.js';
import { get } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { recordKey } from '../server/use-record.js';
import { timeLeft } from '../epic-advantage/time-left.js';
import type { OpenMember } from './member-record.js';
import './members.css';

interface PointsProps {
  readonly open: OpenMember;
  readonly useYear: number;
  readonly useYears: readonly number[];
  readonly onUseYear: (useYear: number) => void;
  /** Those of the member that wait for their payment. */
  readonly held: readonly PointsPurchaseRow[];
}

/** What can be bought of a use year, as a bill. */
export function MemberPoints({ open, useYear, useYears, onUseYear, held }: PointsProps) {
  const { key } = open.name;
  const mayOpen = useMayOpen();
  const statement = `/admin/points-statement?member=${key}&period=${useYear}-01-01..${useYear}-12-31`;
  const { data: bill, error, refetch } = useQuery({
    queryKey: [...recordKey(open.name), 'points', useYear],
    queryFn: async ({ signal }) => (await get<PointsBill>(`/api/EpicAdvantageContracts/ForMember/${key}/Account?useYear=${useYear}`, signal)).data,
  });
  const years =
    useYears.length > 1 ? (
      <HTMLSelect minimal aria-label="Use year" value={useYear} options={useYears.map((year) => ({ value: year, label: `use year ${year}` }))} onChange={(event) => onUseYear(Number(event.target.value))} />
    ) : (
      `use year ${useYear}`
    );
  return (
    <Section title="Points to buy" note={years} action={mayOpen(statement) && <Link to={statement}>Statement</Link>}>
      {error ? <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} /> : !bill ? <span className="bone member-points-bone" /> : <Bill bill={bill} held={held} />}
    </Section>
  );
}

function Bill({ bill, held }: { readonly bill: PointsBill; readonly held: readonly PointsPurchaseRow[] }) {
  const { useYear, opened, allotment, available } = bill;
  if (!opened) return <p className="detail-nothing">No points of {useYear}: the account of a year opens while the membership is active.</p>;
  const share = (points: number) => ({ width: `${allotment > 0 ? (points / allotment) * 100 : 0}%` });
  const taken = bill.bought - bill.refunded;
  return (
    <>
      <div className="points-left">
        <b>
          <MovingFigure value={available} format={formatCount} />
        </b>
        <span>
          left of {formatCount(allotment)} until 12/31/{useYear}
        </span>
      </div>
      <div className="points-bar points-bar-bill" role="img" aria-label={`${formatCount(taken)} bought, ${formatCount(bill.held)} held, ${formatCount(available)} left`}>
        <span style={share(taken)} />
        <span className="points-bar-held" style={share(bill.held)} />
      </div>
      <dl className="bill">
        <dt>Allotment of {useYear}</dt>
        <dd>{formatCount(allotment)}</dd>
        <dt>
          Bought and paid {bill.purchasesBought > 0 && <span className="member-aside">{bill.purchasesBought === 1 ? '1 purchase' : `${bill.purchasesBought} purchases`}</span>}
        </dt>
        <dd className={bill.bought > 0 ? 'bill-negative' : undefined}>{bill.bought > 0 ? `-${formatCount(bill.bought)}` : '0'}</dd>
        {bill.refunded > 0 && <dt>Refunded</dt>}
        {bill.refunded > 0 && <dd className="points-back">+{formatCount(bill.refunded)}</dd>}
        {held.length > 0 ? held.map((row) => <Held key={row.epicAdvantageContractId} row={row} />) : bill.held > 0 && <HeldPlain points={bill.held} />}
        <dt className="bill-total">Available to buy</dt>
        <dd className="bill-total">{formatCount(available)}</dd>
      </dl>
    </>
  );
}

/** Counting down to when the points go back. */
function Held({ row: { epicAdvantageContractId, pointsPurchased, heldUntil } }: { readonly row: PointsPurchaseRow }) {
  const now = useNow(1_000);
  return (
    <>
      <dt>
        Held for purchase {epicAdvantageContractId}{' '}
        {heldUntil && <span className="member-aside">until {formatTime(heldUntil)}, {timeLeft(heldUntil, now.getTime())}</span>}
      </dt>
      <dd className="points-held">-{formatCount(pointsPurchased)}</dd>
    </>
  );
}

function HeldPlain({ points }: { readonly points: number }) {
  return (
    <>
      <dt>Held</dt>
      <dd className="points-held">-{formatCount(points)}</dd>
    </>
  );
}
