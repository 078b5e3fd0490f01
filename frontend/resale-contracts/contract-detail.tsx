import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { RecordPage } from '../kit/detail/record-page.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
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
  return (
    <RecordPage title={`Contract ${id}`} wanted={{ noun: 'contract', id, list: '/admin/contracts' }} {...versioned} record={versioned.shown}>
      {(shown) => <ContractPage name={name} versioned={versioned} shown={shown} people={people} editing={editing} onEdit={setEditing} />}
    </RecordPage>
  );
}
