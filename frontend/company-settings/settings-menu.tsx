import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyListNames, companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';

/** A list of the company, or what is none; `facts` are its single facts. */
export type SettingsPart = CompanyListName | 'facts' | 'products' | 'fees' | 'commission';

/** Its lists stand beside its rates. */
const COMMISSION = 'Commission';
const groups = [...new Set(companyListNames.map((name) => companyListOf(name).group))];

/** Every part of the settings by what it is for. */
export function SettingsMenu({ open }: { readonly open: SettingsPart }) {
  return (
    <nav className="card company-menu no-print" aria-label="Lists of the company">
      <Entry to="?" open={open === 'facts'} title="General" />
      <Group title="Memberships">
        <Entry to="?part=products" open={open === 'products'} title="Membership products" />
        <Entry to="?part=fees" open={open === 'fees'} title="Fees and limits" />
      </Group>
      {groups.map((group) => (
        <Group key={group} title={group}>
          {group === COMMISSION && <Entry to="?part=commission" open={open === 'commission'} title="Commission rates" />}
          {companyListNames
            .filter((name) => companyListOf(name).group === group)
            .map((name) => (
              <Entry key={name} to={`?list=${name}`} open={name === open} title={companyListOf(name).title} />
            ))}
        </Group>
      ))}
    </nav>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="company-menu-group">
      <span className="company-menu-label">{title}</span>
      {children}
    </div>
  );
}

function Entry({ to, open, title }: { readonly to: string; readonly open: boolean; readonly title: string }) {
  return (
    <Link to={to} className="company-menu-entry" aria-current={open ? 'page' : undefined}>
      {title}
    </Link>
  );
}
