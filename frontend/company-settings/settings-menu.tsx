import { Link } from 'react-router-dom';
import { companyListNames, companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';

const groups = [...new Set(companyListNames.map((name) => companyListOf(name).group))];

/** Every list by what it is for. */
export function SettingsMenu({ open }: { readonly open: CompanyListName | undefined }) {
  return (
    <nav className="card company-menu no-print" aria-label="Lists of the company">
      <Entry to="?" open={open === undefined} title="General" />
      {groups.map((group) => (
        <div key={group} className="company-menu-group">
          <span className="company-menu-label">{group}</span>
          {companyListNames
            .filter((name) => companyListOf(name).group === group)
            .map((name) => (
              <Entry key={name} to={`?list=${name}`} open={name === open} title={companyListOf(name).title} />
            ))}
        </div>
      ))}
    </nav>
  );
}

function Entry({ to, open, title }: { readonly to: string; readonly open: boolean; readonly title: string }) {
  return (
    <Link to={to} className="company-menu-entry" aria-current={open ? 'page' : undefined}>
      {title}
    </Link>
  );
}
