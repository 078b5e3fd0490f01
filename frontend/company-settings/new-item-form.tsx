import { useQueryClient } from '@tanstack/react-query';
import { companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { send } from '../server/http.js';
import { refreshRecord, type RecordName } from '../server/use-record.js';
import { entryFieldsOf } from './item-entry.js';
import { useOffered } from './use-offered.js';

interface NewItemFormProps {
  readonly name: RecordName;
  readonly list: CompanyListName;
  readonly onClose: () => void;
}

/** Closing agents sit in Florida (document 1, section 9). */
const initial = { state: 'FL' };

/** A new item goes to the end of its list. */
export function NewItemForm({ name, list, onClose }: NewItemFormProps) {
  const client = useQueryClient();
  const fields = entryFieldsOf(list, useOffered(list));
  const form = useNewForm({
    fields,
    initial,
    create: async (values, commandId) => {
      await send(`${name.url}/Items`, { body: values, commandId });
      await refreshRecord(client, name);
      onClose();
    },
  });
  return (
    <div className="company-item-form">
      <RecordForm form={form} onCancel={onClose} saveText={`Add ${companyListOf(list).noun}`}>
        {fields.map(({ name: field }) => (
          <FormField key={field} name={field} />
        ))}
      </RecordForm>
    </div>
  );
}
