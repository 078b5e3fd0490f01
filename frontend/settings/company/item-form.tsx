import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { companyListOf, type CompanyListName } from '../../../events/company-list.values.js';
import type { CompanyListItem } from '../../../events/company-list-items.js';
import { MergeDialog } from '../../kit/conflict/merge-dialog.js';
import { ConfirmDialog } from '../../kit/detail/confirm-dialog.js';
import { FormField } from '../../kit/form/form-field.js';
import { RecordFormBox } from '../../kit/form/record-form-box.js';
import { useRecordForm } from '../../kit/form/use-record-form.js';
import type { RecordName } from '../../server/use-record.js';
import { entryFieldsOf } from './item-entry.js';
import { useItemSaving } from './use-item-saving.js';

interface ItemFormProps {
  readonly name: RecordName;
  readonly list: CompanyListName;
  readonly item: CompanyListItem;
  readonly revision: number;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly onClose: () => void;
}

/** One item, in place. Its fields are named with the item, as the history names them, so that two people at two items never collide. */
export function ItemForm({ name, list, item, revision, entries, onClose }: ItemFormProps) {
  const { itemId, facts } = item;
  const fields = entryFieldsOf(list, (field) => `${field}:${itemId}`);
  const saving = useItemSaving(name, itemId);
  const record = Object.fromEntries(Object.entries(facts).map(([field, value]) => [`${field}:${itemId}`, value]));
  const form = useRecordForm({ fields, record, revision, missed: entries, save: saving.save, onSaved: onClose });
  const rows = form.merging?.filter(({ field }) => field.endsWith(`:${itemId}`));
  const ownAddress = form.problem?.body.code === 'own-address' ? form.problem.message : undefined;
  return (
    <>
      <RecordFormBox form={form} onCancel={onClose}>
        {fields.map(({ name: field, kind }) => (
          <FormField key={field} name={field} wide={kind === 'note'} />
        ))}
      </RecordFormBox>
      {rows && <MergeDialog noun={companyListOf(list).noun} rows={rows} missed={form.missed} onKeepEditing={form.keepEditing} onSave={(choices) => void form.saveMerged(choices)} />}
      {ownAddress && <ConfirmDialog question={ownAddress} confirmText="Change the address" onCancel={form.dismiss} onConfirm={() => (saving.confirm(), void form.submit())} />}
    </>
  );
}
