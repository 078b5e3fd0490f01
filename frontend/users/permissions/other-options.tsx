import { otherPermissions } from '../../../events/users/permission.enums.js';
import { PermissionBox } from './permission-box.js';
import type { PermissionChoice } from './permission-choice.js';

interface OtherOptionsProps {
  /** Strings that the user holds and the product does not know. */
  readonly unknown: readonly string[];
  readonly choice: PermissionChoice;
}

/** What the matrix has no box for (decisions.md B17). */
export function OtherOptions({ unknown, choice }: OtherOptionsProps) {
  return (
    <>
      <ul className="permission-list">
        {otherPermissions.map(({ name, label }) => (
          <li key={name}>
            <PermissionBox permission={name} choice={choice}>
              <span>
                {label} <span className="permission-name">{name}</span>
              </span>
            </PermissionBox>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <div role="group" aria-label="Not known to this product">
          <p className="permission-unknown">Not known to this product: they open nothing, and are kept until somebody unticks them.</p>
          <ul className="permission-list">
            {unknown.map((name) => (
              <li key={name}>
                <PermissionBox permission={name} choice={choice}>
                  <span>{name}</span>
                </PermissionBox>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
