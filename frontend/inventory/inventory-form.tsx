import { useMemo } from 'react';
import { RecordForm } from '../kit/form/record-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { InventoryFields } from './inventory-fields.js';
import type { OpenUnit, Unit } from './inventory-record.js';
import type { UnitParts } from './inventory-sections.js';

interface InventoryFormProps {
  readonly open: OpenUnit;
  readonly parts: UnitParts;
  readonly onClose: () => void;
}

/** A unit while somebody edits it: as much of it as they see. */
export function InventoryForm({ open, parts, onClose }: InventoryFormProps) {
  const unit = open.now.data;
  const leave = useLeaving(onClose);
  const fields = useMemo(() => parts.entries.filter(({ name }) => unit[name as keyof Unit] !== undefined), [unit, parts]);
  const form = useRecordForm({ open, fields, onSaved: leave });
  return (
    <RecordForm form={form} noun={open.noun} onCancel={leave} saveText="Update">
      <InventoryFields parts={parts} />
    </RecordForm>
  );
}
