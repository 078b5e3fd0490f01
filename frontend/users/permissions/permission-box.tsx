import { useContext, type ReactNode } from 'react';
import { permissionLabel } from '../../../events/users/permission-words.rules.js';
import { MarksContext } from '../../kit/detail/marks.js';
import type { PermissionChoice } from './permission-choice.js';

interface PermissionBoxProps {
  readonly permission: string;
  readonly choice: PermissionChoice;
  readonly describedBy?: string;
  /** Beside the box; without it the box is named for who cannot see its row and column. */
  readonly children?: ReactNode;
}

/** One permission to tick. */
export function PermissionBox({ permission, choice, describedBy, children }: PermissionBoxProps) {
  const { touched, fresh } = useContext(MarksContext);
  const { onChange } = choice;
  const why = choice.fixed(permission);
  const look = [choice.changed(permission) && 'permission-changed', touched.has(permission) && 'touched', fresh.has(permission) && 'glow'].filter(Boolean).join(' ');
  if (!onChange) return <ReadPermission held={choice.holds(permission)} look={look} label={children} />;
  return (
    <label className={`permission-box ${look}`} title={why}>
      <input
        type="checkbox"
        name={permission}
        checked={choice.holds(permission)}
        disabled={why !== undefined}
        aria-label={children ? undefined : permissionLabel(permission)}
        aria-describedby={describedBy}
        onChange={(event) => onChange([permission], event.target.checked)}
      />
      {children}
    </label>
  );
}

interface ReadPermissionProps {
  readonly held: boolean;
  readonly look: string;
  readonly label: ReactNode;
}

/** One permission as it was: a box that nobody can tick would be too pale to be read. */
function ReadPermission({ held, look, label }: ReadPermissionProps) {
  return (
    <span className={`permission-box permission-read ${look}`}>
      <span className={held ? 'permission-held' : 'permission-lacking'} role="img" aria-label={held ? 'Yes' : 'No'}>
        {held ? '✓' : '–'}
      </span>
      {label}
    </span>
  );
}

interface ToggleAllProps {
  /** "all of Contracts". */
  readonly label: string;
  readonly permissions: readonly string[];
  readonly choice: PermissionChoice;
  readonly children: ReactNode;
}

/** Ticks a whole row or column, or unticks it when it is ticked. */
export function ToggleAll({ label, permissions, choice, children }: ToggleAllProps) {
  if (!choice.onChange) return children;
  const free = permissions.filter((permission) => choice.fixed(permission) === undefined);
  const held = permissions.filter(choice.holds).length;
  const all = free.length > 0 && free.every(choice.holds);
  return (
    <label className="permission-box">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = held > 0 && held < permissions.length;
        }}
        checked={held === permissions.length}
        disabled={free.length === 0}
        aria-label={label}
        onChange={() => choice.onChange?.(free, !all)}
      />
      <span aria-hidden>{children}</span>
    </label>
  );
}
