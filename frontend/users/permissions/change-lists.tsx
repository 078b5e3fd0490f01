import { permissionsInWords } from '../../../events/users/permission-words.rules.js';
import type { WhatChanges } from './what-changes.js';

interface ChangeListsProps {
  readonly changes: WhatChanges;
  /** Permissions of a preset that are not this person's to give. */
  readonly withheld?: readonly string[];
}

/** Exactly what changes: fields from and to, what is gained, what is lost, and what is left out. */
export function ChangeLists({ changes: { fields, gained, lost }, withheld = [] }: ChangeListsProps) {
  return (
    <dl className="user-changes">
      {fields.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{from}</del> → {to}
          </dd>
        </div>
      ))}
      {gained.length > 0 && <Permissions title={`Gains ${counted(gained.length)}`} permissions={gained} />}
      {lost.length > 0 && <Permissions title={`Loses ${counted(lost.length)}`} permissions={lost} />}
      {withheld.length > 0 && <Permissions title={`${withheld.length} more ${withheld.length === 1 ? 'belongs' : 'belong'} to this preset that you do not hold`} permissions={withheld} />}
    </dl>
  );
}

function Permissions({ title, permissions }: { readonly title: string; readonly permissions: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul className="plain-list">
          {permissionsInWords(permissions)
            .split('; ')
            .map((words) => (
              <li key={words}>{words}</li>
            ))}
        </ul>
      </dd>
    </div>
  );
}

function counted(count: number): string {
  return `${count} permission${count === 1 ? '' : 's'}`;
}
