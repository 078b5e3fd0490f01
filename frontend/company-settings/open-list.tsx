import { useState } from 'react';
import { companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import { useVersionedRecord } from '../kit/detail/use-versioned-record.js';
import { usePresence } from '../server/live/use-live.js';
import { listRecord, type CompanyList } from './company-records.js';
import type { Editing } from './editing.js';
import { ListCard } from './list-card.js';
import { SettingsFrame } from './settings-frame.js';

/** One list of the company with its history, now or as it was. */
export function OpenList({ list }: { readonly list: CompanyListName }) {
  const name = listRecord(list);
  const versioned = useVersionedRecord<CompanyList>(name);
  const [editing, setEditing] = useState<Editing>();
  const people = usePresence(name.list, name.key, editing === undefined ? 'view' : 'edit');
  const { shown } = versioned;
  return (
    <SettingsFrame open={list} title={companyListOf(list).title} name={name} versioned={versioned} people={people}>
      {shown && <ListCard name={name} shown={shown} entries={versioned.entries ?? []} editable={!versioned.inThePast} editing={versioned.inThePast ? undefined : editing} onEdit={setEditing} />}
    </SettingsFrame>
  );
}
