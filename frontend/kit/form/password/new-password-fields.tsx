import { SHORTEST_PASSWORD } from '../../../../backend/platform/auth/passwords/password.rules.js';
import type { NewPassword } from './new-password.js';
import { PasswordStrength } from './password-strength.js';
import { PasswordField } from './password-field.js';

export function NewPasswordFields({ password, autoFocus = false }: { readonly password: NewPassword; readonly autoFocus?: boolean }) {
  const { typed, faults, type } = password;
  return (
    <>
      <PasswordField label="New password" hint={<PasswordStrength password={typed.first} otherwise={`At least ${SHORTEST_PASSWORD} characters`} />} autoComplete="new-password" autoFocus={autoFocus} value={typed.first} fault={faults.first} onChange={(first) => type({ first })} />
      <PasswordField label="Repeat password" autoComplete="new-password" value={typed.repeat} fault={faults.repeat} onChange={(repeat) => type({ repeat })} />
    </>
  );
}
