import { useId, useRef, useState, type FocusEvent } from 'react';
import { effectOf } from '../../../backend/users/permissions/permission-effects.rules.js';
import { moduleLabel, permissionLabel } from '../../../events/users/permission-words.rules.js';
import { permissionActions, permissionModules } from '../../../events/users/permission.enums.js';
import { onMatrixKey } from './matrix-keys.js';
import { PermissionBox, ToggleAll } from './permission-box.js';
import type { PermissionChoice } from './permission-choice.js';
import { useOneTabStop } from './use-one-tab-stop.js';

interface PermissionMatrixProps {
  /** Whose it is. */
  readonly name: string;
  readonly choice: PermissionChoice;
}

/** Modules by row, what may be done in them by column. */
export function PermissionMatrix({ name, choice }: PermissionMatrixProps) {
  const hintId = useId();
  const [hinted, setHinted] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const stopHere = useOneTabStop(table);
  const onFocus = (event: FocusEvent) => (stopHere(event), hint(event.target));
  const hint = (target: EventTarget) => setHinted((target as HTMLElement).closest('td')?.querySelector('input')?.name);
  return (
    <>
      {/* Without a box to tick nothing in it takes the focus, and the keyboard could not scroll it. */}
      <div className="permission-scroll" {...(!choice.onChange && { role: 'region', 'aria-label': 'Permissions by module', tabIndex: 0 })}>
        <table ref={table} role={choice.onChange && 'grid'} className="permission-matrix" onKeyDown={onMatrixKey} onFocus={onFocus} onMouseOver={({ target }) => hint(target)} onMouseLeave={() => setHinted(undefined)}>
          <caption className="visually-hidden">What {name} may do, by module. The arrow keys go from box to box.</caption>
          <ActionsHead choice={choice} />
          <tbody>
            {permissionModules.map((module) => (
              <ModuleRow key={module} module={module} choice={choice} describedBy={hintId} />
            ))}
          </tbody>
        </table>
      </div>
      {choice.onChange && (
        <p id={hintId} className="permission-hint">
          {hinted ? whatItDoes(hinted, choice) : 'Point at a box to read what it does. The arrow keys go from box to box, Space ticks.'}
        </p>
      )}
    </>
  );
}

/** Every action, ticked for all modules at once. */
function ActionsHead({ choice }: Pick<PermissionMatrixProps, 'choice'>) {
  return (
    <thead>
      <tr>
        <th scope="col">Module</th>
        {permissionActions.map((action) => (
          <th key={action} scope="col">
            <ToggleAll label={`${action} of every module`} permissions={permissionModules.map((module) => `${module}_${action}`)} choice={choice}>
              {action}
            </ToggleAll>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ModuleRowProps extends Pick<PermissionMatrixProps, 'choice'> {
  readonly module: (typeof permissionModules)[number];
  readonly describedBy: string;
}

/** What may be done in one module. */
function ModuleRow({ module, choice, describedBy }: ModuleRowProps) {
  return (
    <tr>
      <th scope="row">
        <ToggleAll label={`All of ${moduleLabel(module)}`} permissions={permissionActions.map((action) => `${module}_${action}`)} choice={choice}>
          {moduleLabel(module)}
        </ToggleAll>
      </th>
      {permissionActions.map((action) => (
        <td key={action}>
          <PermissionBox permission={`${module}_${action}`} choice={choice} describedBy={describedBy} />
        </td>
      ))}
    </tr>
  );
}

function whatItDoes(permission: string, choice: PermissionChoice): string {
  return [`${permissionLabel(permission)} ${effectOf(permission)}.`, choice.fixed(permission)].filter(Boolean).join(' ');
}
