import { Classes } from '@blueprintjs/core';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { isScreen } from '../../backend/platform/screens/screens.rules.js';
import { LinkButton } from '../kit/page/link-button.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
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

const notYet = (name: string): string => `${name} cannot be begun from a tour yet: the screen is still to come`;

/** The doors that are open for whoever reads; one whose screen is still to be built says so to who tries it. */
export function PurchaseOptions({ tourId }: { readonly tourId: number }) {
  const { may } = useSession();
  const open = options.filter(({ permission }) => may(permission));
  if (open.length === 0) return null;
  return (
    <Section title="Purchase Options" className="detail-wide">
      <div className="purchase-options">
        {open.map(({ name, path }) =>
          isScreen(path) ? (
            <LinkButton key={name} to={path.replace(':id', String(tourId))} text={name} />
          ) : (
            <button key={name} type="button" className={`${Classes.BUTTON} ${Classes.DISABLED}`} aria-disabled title={notYet(name)} onClick={() => void toast(notYet(name))}>
              {name}
            </button>
          ),
        )}
      </div>
    </Section>
  );
}
