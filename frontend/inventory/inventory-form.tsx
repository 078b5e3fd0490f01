import { useMemo } from 'react';
import { RecordForm } from '../kit/form/record-form.js';
import { useLeaving } from '../kit/form/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { InventoryFields } from './inventory-fields.js';
import type { OpenUnit, Unit } from './inventory-record.js';
import { unitEntries } from './inventory-sections.js';

interface InventoryFormProps {
  readonly open: OpenUnit;
  readonly onClose: () => void;
}

/** A unit while somebody edits it: as much of it as they see. */
export function InventoryForm({ open, onClose }: InventoryFormProps) {
  const unit = open.now.data;
  const leave = useLeaving(onClose);
  const fields = useMemo(() => unitEntries.filter(({ name }) => unit[name as keyof Unit] !== undefined), [unit]);
  const form = useRecordForm({ open, fields, onSaved: leave });
  return (
    <RecordForm form={form} noun={open.noun} onCancel={leave} saveText="Update">
      <InventoryFields />
    </RecordForm>
  );
}
