import { useParams } from 'react-router-dom';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { DetailBones } from '../kit/detail/detail-columns.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { Page } from '../kit/page/page.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { UserPage } from './user-page.js';

/** /admin/users-edit/:id */
export function UserEdit() {
  const { id = '' } = useParams();
  return <OpenUser key={id} id={id} />;
}

function OpenUser({ id }: { readonly id: string }) {
  const name = { list: 'user-list', key: id, url: `/api/Users/${id}` };
  const versioned = useVersionedRecord<UserAnswer>(name);
  const { problem, retry, shown, now } = versioned;
  return (
    <Page title={`User ${id}`}>
      {now && shown ? <UserPage name={name} versioned={versioned} now={now} shown={shown} /> : problem ? <ProblemNotice problem={problem} retry={retry} /> : <DetailBones />}
    </Page>
  );
}
