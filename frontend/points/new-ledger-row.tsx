import { Button, Dialog } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ledgerListFields, ledgerNoteFields, ledgerRowFields } from '../../events/points/points.fields.js';
import { handWrittenTypes } from '../../events/points/points.enums.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';

const { debitOrCredit, pointsQty } = ledgerListFields;
const { transactionType, ...unit } = ledgerRowFields;

const fields = entriesOf(
  { transactionType, debitOrCredit, pointsQty, ...unit, ...ledgerNoteFields },
  {
    transactionType: { options: handWrittenTypes, required: true },
    debitOrCredit: { required: true },
    pointsQty: { required: 'Enter the number of points', pattern: /^[\d,]*[1-9][\d,]*$/, fault: 'Enter a whole number of points above 0' },
    contractId: { kind: 'whole' },
    memberId: { kind: 'whole' },
    useYear: { pattern: /^\d{4}$/, fault: 'Enter the year with four digits, like 2026' },
    note: { required: 'Say why the row is written' },
  },
);

const blank: Values = {
  transactionType: 'Unit Ceded',
  debitOrCredit: 'Credit',
  pointsQty: null,
  contractId: null,
  memberId: null,
  resort: '',
  unitNumber: '',
  useWeek: '',
  useYear: '',
  note: '',
};

/** A row written by hand, for those who may (`decisions.md F14`). */
export function NewLedgerRow() {
  const { may } = useSession();
  const [open, setOpen] = useState(false);
  if (!may('PointsLedger_New')) return null;
  return (
    <>
      <Button intent="primary" icon={<PlusIcon />} text="New row" onClick={() => setOpen(true)} />
      <Dialog isOpen={open} onClose={() => setOpen(false)} title="New ledger row" canOutsideClickClose={false}>
        <RowForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RowForm({ onDone }: { readonly onDone: () => void }) {
  const form = useNewForm({
    fields,
    initial: blank,
    create: async (values, commandId) => {
      const { data } = await send<{ readonly pointLedgerId: number }>('/api/PointLedgers/', { body: values, commandId });
      void toast(`Ledger row ${data.pointLedgerId} is written`);
      onDone();
    },
  });
  return (
    <div className="ledger-row-form">
      <RecordForm form={form} onCancel={onDone} saveText="Write row">
        {fields.map(({ name }) => (
          <FormField key={name} name={name} />
        ))}
      </RecordForm>
    </div>
  );
}
