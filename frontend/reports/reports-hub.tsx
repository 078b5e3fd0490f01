import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useState, type ReactNode } from 'react';
import { reportNamed } from '../../backend/reports/reports.rules.js';
import { schedulePermissions } from '../../backend/reports/schedules/schedule-permissions.rules.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { AsOfPicker } from '../kit/as-of/as-of-picker.js';
import { useAsOf } from '../kit/as-of/use-as-of.js';
import { formatDate } from '../kit/format/dates.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import { SentByMail } from './by-mail/sent-by-mail.js';
import type { HubReportWords } from './hub-entry.js';
import { AllTours, allTours, Ceded, ceded, Contracts, contracts, Memberships, memberships } from './hub-others.js';
import { HubReport, marketingReports, salesReports, sourceReport, type HubReportProps } from './hub-reports.js';
import { HubViews } from './views/hub-views.js';
import './reports-hub.css';

interface HubSection {
  readonly title: string;
  readonly note: string;
  readonly permission: PermissionName;
  readonly entries: readonly (Pick<HubReportWords, 'name' | 'question'> & { readonly entry: ReactNode })[];
}

const entriesOf = (reports: readonly HubReportProps[]) =>
  reports.map((report) => {
    const { title, question } = reportNamed(report.name)!;
    return { name: title, question, entry: <HubReport key={report.name} {...report} /> };
  });

/** Sections by permission (`decisions.md I12`, `I13`). */
const sections: readonly HubSection[] = [
  { title: 'Sales', note: 'what was sold, by whom', permission: 'Reports_SalesDashboard', entries: entriesOf(salesReports) },
  { title: 'Marketing', note: 'where the guests come from', permission: 'Reports_MarketingDashboard', entries: entriesOf(marketingReports) },
  { title: 'Tours and sales', note: 'to read, filter and copy out', permission: 'Reports_Main', entries: [{ ...allTours, entry: <AllTours key="tours-all" /> }, ...entriesOf([sourceReport])] },
  { title: 'Contracts', note: 'where the resale contracts stand', permission: 'Reports_ContractsDashboard', entries: [{ ...contracts, entry: <Contracts key="contracts" /> }] },
  { title: 'Memberships', note: 'members, points and what they owe RCI', permission: 'Reports_EpicDashboard', entries: [{ ...memberships, entry: <Memberships key="memberships" /> }, { ...ceded, entry: <Ceded key="ceded" /> }] },
];

/** /admin/reports */
export function ReportsHub() {
  const { may } = useSession();
  const { day, choose } = useAsOf();
  const [sought, setSought] = useState('');
  const open = sections.filter(({ permission }) => may(permission));
  const count = open.reduce((sum, { entries }) => sum + entries.length, 0);
  const words = sought.trim().toLowerCase();
  const found = open.map((section) => ({ ...section, entries: section.entries.filter(({ name, question }) => `${name} ${question} ${section.title}`.toLowerCase().includes(words)) })).filter(({ entries }) => entries.length > 0);
  return (
    <Page title="Reports">
      <PageHeader
        title="Reports"
        note={count > 0 && `${count} ${count === 1 ? 'report' : 'reports'} that you may open${day ? `, as it was known on ${formatDate(day)}` : ', live'}`}
        actions={
          <>
            {count > 1 && <InputGroup className="hub-search" type="search" leftIcon={<SearchIcon />} placeholder="Find a report or a question…" aria-label="Find a report or a question" value={sought} onValueChange={setSought} />}
            <AsOfPicker day={day} onPick={(picked) => choose(picked)} />
          </>
        }
      />
      {open.length === 0 && <EmptyNotice text="No report is open to you." />}
      {open.length > 0 && found.length === 0 && <EmptyNotice text={`No report asks about “${sought.trim()}”.`} />}
      <div className="hub">
        {found.map(({ title, note, entries }) => (
          <Section key={title} title={title} note={note} className="hub-section">
            <ul className="hub-entries">{entries.map(({ entry }) => entry)}</ul>
          </Section>
        ))}
        <HubViews sought={words} />
        {words === '' && may(schedulePermissions) && <SentByMail />}
      </div>
    </Page>
  );
}
