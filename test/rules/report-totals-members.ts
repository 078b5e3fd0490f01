import type { Decimal } from 'decimal.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { dayOfInstant } from './report-totals-members-company.js';
import { addTo, figures, type Figures } from './report-totals-plainly.js';

interface Told {
  readonly memberId?: number;
  readonly epicContractId?: number;
  readonly memberStatus?: string;
  readonly membershipTier?: string;
  readonly contractStatus?: string;
  readonly annualFixedPoints?: number;
  readonly contractDate?: string | null;
  readonly createdAt?: string;
  readonly to?: string;
  readonly changes?: Readonly<Record<string, { readonly to: string } | undefined>>;
}

/** A member as they stand at last, with the contracts that name them. */
export interface PlainMember {
  readonly memberId: number;
  /** First day of the month. */
  readonly month: string;
  readonly memberStatus: string;
  readonly membershipTier: string;
  readonly epicContractId: number;
}

const dayOf = ({ metadata }: StoredEvent) => dayOfInstant((metadata as { readonly occurredAt: string }).occurredAt);

/** Members by what `place` says of each: folded one after the other, counted at the end. */
export function enrolledPlainly(events: readonly StoredEvent[], place: (member: PlainMember) => readonly unknown[]): Figures {
  const of = (stream: string) => events.filter((event) => event.stream === stream);
  const contracts = events.filter(({ type }) => type === 'EpicContractImported' || type === 'EpicContractCreated');
  const shown: Record<string, Decimal> = {};
  for (const begun of events.filter(({ type }) => type === 'MemberImported' || type === 'MemberEnrolled')) {
    const { memberId, memberStatus = 'Pending', membershipTier = '' } = begun.data as Required<Told>;
    const own = contracts.filter(({ data }) => (data as Told).memberId === memberId);
    const enrolled = own.map(enrolledOn).sort()[0] ?? dayOf(begun);
    const said = of(begun.stream).map(({ data }) => data as Told);
    const member = {
      ...{ memberId, month: `${enrolled.slice(0, 7)}-01`, epicContractId: Math.max(0, ...own.map(({ data }) => (data as Told).epicContractId!)) },
      memberStatus: said.findLast((told) => told.to !== undefined)?.to ?? memberStatus,
      membershipTier: said.findLast((told) => told.changes?.membershipTier)?.changes!.membershipTier!.to ?? membershipTier,
    };
    addTo(shown, [...place(member), 'members'], 1);
  }
  return figures(shown);
}

/** Members and points by the month of the newest contract and its status: no member here has a number at the exchange company. */
export function cededPlainly(events: readonly StoredEvent[]): Figures {
  const shown: Record<string, Decimal> = {};
  for (const { data } of events.filter(({ type }) => type === 'MemberImported' || type === 'MemberEnrolled')) {
    const own = events.filter(({ type, data: told }) => /^EpicContract(Imported|Created)$/.test(type) && (told as Told).memberId === (data as Told).memberId);
    const newest = own.reduce<StoredEvent | undefined>((one, other) => (one && (one.data as Told).epicContractId! > (other.data as Told).epicContractId! ? one : other), undefined);
    if (!newest) continue;
    const said = events.filter(({ stream }) => stream === newest.stream).map((event) => event.data as Told);
    const status = said.findLast(({ to }) => to !== undefined)?.to ?? said[0]!.contractStatus!;
    const points = said.findLast(({ changes }) => changes?.annualFixedPoints)?.changes!.annualFixedPoints!.to ?? said[0]!.annualFixedPoints!;
    const place = [`${enrolledOn(newest).slice(0, 7)}-01`, status === 'Closed' ? 'Closed without an RCI number' : status];
    addTo(shown, [...place, 'members'], 1);
    addTo(shown, [...place, 'points'], points);
  }
  return figures(shown);
}

/** An old contract says on which day it was made, a new one is made as it is written. */
function enrolledOn(event: StoredEvent): string {
  const { contractDate, createdAt } = event.data as Told;
  return event.type === 'EpicContractCreated' ? dayOf(event) : (contractDate ?? dayOfInstant(createdAt!));
}

/** Points by day and why they moved: each row counts once, on its day, where it is posted. */
export function pointsPlainly(events: readonly StoredEvent[]): Figures {
  const shown: Record<string, Decimal> = {};
  for (const event of events.filter(({ type }) => type.startsWith('Points'))) {
    const { transactionType = 'Advantage Purchase', status, createdAt, debitOrCredit, pointsQty, points } = event.data as Readonly<Record<string, string | undefined>>;
    if (['PointsHeld', 'PointsReleased'].includes(event.type) || (event.type === 'PointsLedgerRowImported' && status !== 'Posted')) continue;
    const move = transactionType === 'Unit Ceded' ? 'ceded' : ['Membership', 'Advantage Purchase'].includes(transactionType) ? 'closedAndBought' : 'other';
    const isCredit = event.type === 'PointsRefunded' || debitOrCredit === 'Credit';
    addTo(shown, [createdAt ? dayOfInstant(createdAt) : dayOf(event), move, 'points'], Number(pointsQty ?? points) * (isCredit ? 1 : -1));
  }
  return figures(shown);
}
