import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailBones } from '../kit/detail/detail-columns.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { UnsavedChanges } from '../kit/form/unsaved-changes.js';
import { Page } from '../kit/page/page.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { usePresence } from '../server/live/use-live.js';
import { ContractPage } from './contract-page.js';
import { contractRecord, type Contract } from './contract-record.js';
import type { EditedSection } from './editable-section.js';

/** /admin/contracts-detail/:id */
export function ContractDetail() {
  const { id = '' } = useParams();
  return <OpenContract key={id} id={id} />;
}

function OpenContract({ id }: { readonly id: string }) {
  const name = contractRecord(id);
  const [editing, setEditing] = useState<ReadonlySet<EditedSection>>(new Set());
  const versioned = useVersionedRecord<Contract>(name);
  const people = usePresence(name.list, name.key, editing.size > 0 ? 'edit' : 'view');
  const { problem, retry, shown } = versioned;
  return (
    <Page title={`Contract ${id}`}>
      {shown ? (
        <UnsavedChanges>
          <ContractPage name={name} versioned={versioned} shown={shown} people={people} editing={editing} onEdit={setEditing} />
        </UnsavedChanges>
      ) : problem ? (
        <ProblemNotice problem={problem} retry={retry} />
      ) : (
        <DetailBones />
      )}
    </Page>
  );
}
