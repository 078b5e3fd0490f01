import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { RecordPage } from '../kit/detail/record-page.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
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
  return (
    <RecordPage title={versioned.shown?.data.fullName ?? `Employee ${id}`} wanted={{ noun: 'employee', id, list: '/admin/employees' }} {...versioned} record={versioned.shown}>
      {(shown) => <EmployeePage name={name} versioned={versioned} shown={shown} people={people} editing={editing && !versioned.inThePast} onEdit={onEdit} onClose={onClose} />}
    </RecordPage>
  );
}
