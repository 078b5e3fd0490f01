import { Classes } from '@blueprintjs/core';
import { useId } from 'react';
import type { PermissionName } from '../../events/permission.values.js';
import { isScreen } from '../../backend/users/screens.rules.js';
import { LinkButton } from '../kit/page/link-button.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import './tours.css';

interface PurchaseOption {
  readonly name: string;
  readonly path: string;
  readonly permission: PermissionName;
}

/** What guests can buy after their tour, and where that begins (document 3, 2.5). */
const options: readonly PurchaseOption[] = [
  { name: 'Epic', path: '/admin/epic-contracts-new-for-tour/:id', permission: 'Epic_Contracts_New' },
  { name: 'Resale', path: '/admin/inventory-search-for-tour/:id', permission: 'Inventory_Main' },
  { name: 'HSI / RCI', path: '/admin/contracts-new-hsi-rci-for-tour/:id/inventory/0', permission: 'Contracts_New' },
];

/** The doors that are open for whoever reads; one whose screen is still to be built says so and leads nowhere. */
export function PurchaseOptions({ tourId }: { readonly tourId: number }) {
  const { may } = useSession();
  const why = useId();
  const open = options.filter(({ permission }) => may(permission));
  const later = open.filter(({ path }) => !isScreen(path));
  if (open.length === 0) return null;
  return (
    <Section title="Purchase Options" className="detail-wide">
      <div className="purchase-options">
        {open.map(({ name, path }) =>
          isScreen(path) ? (
            <LinkButton key={name} to={path.replace(':id', String(tourId))} text={name} />
          ) : (
            <button key={name} type="button" className={`${Classes.BUTTON} ${Classes.DISABLED}`} aria-disabled aria-describedby={why}>
              {name}
            </button>
          ),
        )}
        {later.length > 0 && (
          <p id={why} className="detail-nothing purchase-later">
            {later.map(({ name }) => name).join(' and ')} cannot be begun from a tour yet: the screen is still to come.
          </p>
        )}
      </div>
    </Section>
  );
}
