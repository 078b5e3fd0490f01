import { useParams } from 'react-router-dom';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { RecordPage } from '../kit/detail/record-page.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { UserPage } from './user-page.js';

/** /admin/users-edit/:id */
export function UserEdit() {
  const { id = '' } = useParams();
  return <OpenUser key={id} id={id} />;
}

function OpenUser({ id }: { readonly id: string }) {
  const name = { list: 'user-list', key: id, url: `/api/Users/${id}` };
  const versioned = useVersionedRecord<UserAnswer>(name);
  const { now, shown } = versioned;
  return (
    <RecordPage title={`User ${id}`} wanted={{ noun: 'user', id, list: '/admin/settings' }} {...versioned} record={now && shown && { now, shown }}>
      {(record) => <UserPage name={name} versioned={versioned} {...record} />}
    </RecordPage>
  );
}
