import type { ProductRecord } from '../../../backend/epic-contracts/products/product-records.controller.js';
import { EditableCard } from '../../kit/detail/sections/editable-card.js';
import { RecordFacts } from '../../kit/detail/sections/record-facts.js';
import { linesOf } from '../../kit/detail/sections/record-section.js';
import { useEditing } from '../../kit/detail/sections/use-editing.js';
import { useVersionedRecord } from '../../kit/detail/use-versioned-record.js';
import { SectionGroup } from '../../kit/form/fields/section-entries.js';
import { RecordForm } from '../../kit/form/record-form.js';
import { useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm, type FormRecord } from '../../kit/form/use-record-form.js';
import { usePresence } from '../../server/live/use-live.js';
import { SettingsFrame } from '../settings-frame.js';
import { productFault, productRecord } from './product-record.js';
import { productEntries, productSections } from './product-sections.js';

const PRODUCT = 'product';

/** One membership product with its history, now or as it was. */
export function OpenProduct({ id }: { readonly id: string }) {
  const name = productRecord(id);
  const versioned = useVersionedRecord<ProductRecord>(name);
  const editing = useEditing([PRODUCT], false);
  const people = usePresence(name.list, name.key, editing.any ? 'edit' : 'view');
  const { shown, inThePast } = versioned;
  const section = editing.section(PRODUCT, { editable: !inThePast, inThePast });
  const title = shown?.data.productName ?? `Product ${id}`;
  return (
    <SettingsFrame open="products" title={title} name={name} versioned={versioned} people={people}>
      {shown && (
        <EditableCard title={title} note="What changes here touches new contracts only" className="detail-wide" section={section} form={() => <ProductForm open={{ name, now: shown, entries: versioned.entries ?? [] }} onClose={section.onClose} />}>
          {productSections.map((part) => (
            <div key={part.title} className="company-part">
              <h3>{part.title}</h3>
              <RecordFacts record={{ ...shown.data }} lines={linesOf(part, shown.data)} />
            </div>
          ))}
        </EditableCard>
      )}
    </SettingsFrame>
  );
}

function ProductForm({ open, onClose }: { readonly open: FormRecord; readonly onClose: () => void }) {
  const leave = useLeaving(onClose);
  const form = useRecordForm({ open, fields: productEntries, check: productFault, onSaved: leave });
  return (
    <RecordForm form={form} noun="product" onCancel={leave}>
      {productSections.map((part) => (
        <SectionGroup key={part.title} section={part} />
      ))}
    </RecordForm>
  );
}
