import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { UnitHolder } from '../../../backend/resale-contracts/unit-on-sale.rules.js';
import { formatAgo } from '../../kit/format/ago.js';
import { LinkButton } from '../../kit/page/link-button.js';
import { Avatar } from '../../kit/people/avatar.js';
import { useNow } from '../../kit/use-now.js';
import { usePresence } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';

const MINUTE_MS = 60_000;

interface UnitBarProps {
  readonly inventoryId: number;
  readonly resort: string;
  readonly holder: UnitHolder | null;
  /** Somebody came or went: perhaps with the unit. */
  readonly onMoved: () => void;
}

/** Says who else is about to sell the unit, or sells it already. */
export function UnitBar({ inventoryId, resort, holder, onMoved }: UnitBarProps) {
  const { may } = useSession();
  // Contracts that are not there yet have no row of their own: those who write one for a unit meet at the unit's number.
  const people = usePresence('resale-contract-list', `new for inventory ${inventoryId}`, 'edit');
  const others = people.length;
  useEffect(() => onMoved(), [others, onMoved]);
  const [other] = people;
  if (!holder && !other) return null;
  const words = holder ? <Sold holder={holder} mayOpen={may('Contracts_Detail')} /> : <Writing name={other!.name} since={other!.since} more={others - 1} />;
  return (
    <div className="new-unit-bar" role="status">
      {!holder && <Avatar name={other!.name} />}
      <span className="new-unit-words">{words}</span>
      {may('Inventory_Main') && resort && <LinkButton to={`/admin/inventory?resortName.is=${encodeURIComponent(resort)}&listingStatus.is=Available`} text="Other units like this" />}
    </div>
  );
}

function Writing({ name, since, more }: { readonly name: string; readonly since: string; readonly more: number }) {
  const now = useNow(MINUTE_MS / 4);
  return (
    <>
      <b>
        This unit is being sold by {name}
        {more > 0 && ` and ${more} more`}
      </b>
      , who began a contract for it {formatAgo(since, now)}. Whoever saves first gets the unit; nothing that you type is lost.
    </>
  );
}

function Sold({ holder: { contractId, contractStatus, by }, mayOpen }: { readonly holder: UnitHolder; readonly mayOpen: boolean }) {
  const name = `Contract ${contractId}`;
  return (
    <>
      <b>
        {mayOpen ? <Link to={`/admin/contracts-detail/${contractId}`}>{name}</Link> : name} {by && `by ${by} `}sells this unit already
      </b>{' '}
      ({contractStatus || 'no status'}): a second contract for it cannot be saved.
    </>
  );
}
