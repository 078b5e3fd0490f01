import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import type { Person } from '../../backend/platform/realtime/protocol.js';
import { DetailColumns } from '../kit/detail/detail-columns.js';
import { MarksContext } from '../kit/detail/marks.js';
import type { VersionedRecord } from '../kit/detail/use-versioned-record.js';
import { AsOfBar } from '../kit/history/as-of-bar.js';
import { CompareDialog } from '../kit/history/compare-dialog.js';
import { HistoryCard } from '../kit/history/history-card.js';
import { PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { WhoIsHere } from '../kit/people/avatar.js';
import { useSession } from '../server/session.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import { PartsCard, PersonCard } from './employee-cards.js';
import { EmployeeForm } from './employee-form.js';
import type { Employee } from './employee-record.js';
import { EmployeeStatusLine } from './employee-status-line.js';
import { Namesakes } from './namesakes.js';

interface EmployeePageProps {
  readonly name: RecordName;
  readonly versioned: VersionedRecord<Employee>;
  readonly shown: HeldRecord<Employee>;
  readonly people: readonly Person[];
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** One employee with the history beside them, now or as they were. */
export function EmployeePage({ name, versioned, shown, people, editing, onEdit, onClose }: EmployeePageProps) {
  const { now = shown, entries, versions, inThePast } = versioned;
  const mayEdit = useSession().may('Employees_Edit') && !inThePast;
  const employee = shown.data;
  return (
    <MarksContext value={versioned.marks}>
      <PageHeader
        title={employee.fullName}
        note={<EmployeeStatusLine name={name} employee={employee} editable={mayEdit} />}
        actions={
          <>
            <WhoIsHere people={people} />
            {mayEdit && <Button intent="primary" icon={<EditIcon />} text="Edit" disabled={editing} onClick={onEdit} />}
          </>
        }
      />
      <AsOfBar entries={entries ?? []} total={versioned.total} versions={versions} />
      {!editing && <Namesakes numbers={employee.namesakes} />}
      <DetailColumns history={<HistoryCard entries={entries} statusNow={{ field: 'status', value: now.data.status }} versions={versions} more={versioned.more} />}>
        {editing ? (
          <Section title="Employee" className="detail-wide">
            <EmployeeForm name={name} shown={now} entries={entries ?? []} onClose={onClose} />
          </Section>
        ) : (
          <>
            <PersonCard employee={employee} />
            <PartsCard employee={employee} />
          </>
        )}
      </DetailColumns>
      <CompareDialog url={name.url} name={now.data.fullName} entries={entries ?? []} total={versioned.total} versions={versions} />
    </MarksContext>
  );
}
