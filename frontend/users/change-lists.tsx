import { permissionsInWords } from '../../backend/users/permission-words.rules.js';
import type { WhatChanges } from './what-changes.js';

/** Exactly what changes: fields from and to, what is gained, what is lost. */
export function ChangeLists({ changes: { fields, gained, lost } }: { readonly changes: WhatChanges }) {
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
