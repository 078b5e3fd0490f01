import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DetailBones } from '../kit/detail/detail-columns.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { UnsavedChanges } from '../kit/form/unsaved-changes.js';
import { Page } from '../kit/page/page.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { usePresence } from '../server/live/use-live.js';
import { EmployeePage } from './employee-page.js';
import { employeeRecord, type Employee } from './employee-record.js';

/** /admin/employees-detail/:id */
export function EmployeeDetail() {
  const { id = '' } = useParams();
  const [editing, setEditing] = useState(false);
  return <OpenEmployee key={id} id={id} editing={editing} onEdit={() => setEditing(true)} onClose={() => setEditing(false)} />;
}

/** /admin/employees-edit/:id: the same page, being edited. */
export function EmployeeEdit() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <OpenEmployee key={id} id={id} editing onEdit={() => undefined} onClose={() => void navigate(`/admin/employees-detail/${id}`)} />;
}

interface OpenEmployeeProps {
  readonly id: string;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function OpenEmployee({ id, editing, onEdit, onClose }: OpenEmployeeProps) {
  const name = employeeRecord(id);
  const versioned = useVersionedRecord<Employee>(name);
  const people = usePresence(name.list, name.key, editing ? 'edit' : 'view');
  const { problem, retry, shown } = versioned;
  return (
    <Page title={shown?.data.fullName ?? `Employee ${id}`}>
      {shown ? (
        <UnsavedChanges>
          <EmployeePage name={name} versioned={versioned} shown={shown} people={people} editing={editing && !versioned.inThePast} onEdit={onEdit} onClose={onClose} />
        </UnsavedChanges>
      ) : problem ? (
        <ProblemNotice problem={problem} retry={retry} />
      ) : (
        <DetailBones />
      )}
    </Page>
  );
}
