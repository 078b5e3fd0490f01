import { Link } from 'react-router-dom';
import '../kit/detail/detail.css';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';

/** Sections by permission; a report joins its section when its screen is there (`decisions.md I12`). */
const sections = [
  { title: 'Tours', permission: 'Reports_Main', reports: [{ name: 'All Tours', path: '/admin/reports-tours-all' }] },
  { title: 'Contracts', permission: 'Reports_ContractsDashboard', reports: [{ name: 'Contracts Dashboard', path: '/admin/reports-contracts-dashboard' }] },
] as const;

/** /admin/reports */
export function ReportsHub() {
  const { may } = useSession();
  const open = sections.filter(({ permission }) => may(permission));
  return (
    <Page title="Reports">
      <PageHeader title="Reports" />
      {open.length === 0 && <EmptyNotice text="No report is open to you." />}
      <div className="detail-cards">
        {open.map(({ title, reports }) => (
          <Section key={title} title={title}>
            <ul className="plain-list">
              {reports.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </Page>
  );
}
