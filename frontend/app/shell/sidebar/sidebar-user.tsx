import { roleLabel } from '../../../../backend/users/permissions/role.rules.js';
import { Avatar } from '../../../kit/people/avatar.js';
import { useSession } from '../../../server/session.js';
import { useOwnCompany } from '../../../server/use-company-settings.js';

/** The company's fixed label, and who is signed in (decisions.md I16). */
export function SidebarUser() {
  const { user, name } = useSession();
  const company = useOwnCompany();
  return (
    <div className="sidebar-user">
      <Avatar name={name} />
      <span className="sidebar-text sidebar-user-text">
        <span className="sidebar-role">{company.name}</span>
        <span>{name}</span>
        <span className="sidebar-role">{roleLabel(user.role)}</span>
      </span>
    </div>
  );
}
