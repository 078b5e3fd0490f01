import { companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import { ConfirmDialog } from '../kit/detail/confirm-dialog.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useRecordForm, type FormRecord } from '../kit/form/use-record-form.js';
import { entryFieldsOf } from './item-entry.js';
import { useItemSaving } from './use-item-saving.js';
import { useOffered } from './use-offered.js';

interface ItemFormProps {
  /** The list that it stands in. */
  readonly open: FormRecord;
  readonly list: CompanyListName;
  readonly item: CompanyListItem;
  readonly onClose: () => void;
}

/** One item, in place. Its fields are named with the item, as the history names them, so that two people at two items never collide. */
export function ItemForm({ open, list, item, onClose }: ItemFormProps) {
  const { itemId, facts } = item;
  const fields = entryFieldsOf(list, useOffered(list), (field) => `${field}:${itemId}`);
  const saving = useItemSaving(open.name, itemId);
  const values = Object.fromEntries(Object.entries(facts).map(([field, value]) => [`${field}:${itemId}`, value]));
  const form = useRecordForm({ open, fields, values, save: saving.save, onSaved: onClose });
  const ownAddress = form.problem?.body.code === 'own-address' ? form.problem.message : undefined;
  return (
    <>
      <RecordForm form={form} noun={companyListOf(list).noun} onCancel={onClose} decides={({ field }) => field.endsWith(`:${itemId}`)}>
        {fields.map(({ name: field }) => (
          <FormField key={field} name={field} />
        ))}
      </RecordForm>
      {ownAddress && <ConfirmDialog question={ownAddress} confirmText="Change the address" onCancel={form.dismiss} onConfirm={() => (saving.confirm(), void form.submit())} />}
    </>
  );
}
