import { useNavigate } from 'react-router-dom';
import { blankProduct } from '../../../backend/epic-contracts/products/product.rules.js';
import { SectionGroup } from '../../kit/form/fields/section-entries.js';
import { RecordForm } from '../../kit/form/record-form.js';
import { useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../../kit/form/use-new-form.js';
import { Section } from '../../kit/page/section.js';
import { toast } from '../../kit/toast.js';
import { send } from '../../server/http.js';
import { SettingsPlace } from '../settings-place.js';
import { productFault, PRODUCTS } from './product-record.js';
import { productEntries, productSections } from './product-sections.js';

/** Begins with the usual closing costs (`decisions.md E2`). */
const initial = { ...blankProduct, termMonths: null, annualMaxEpicAdvantagePoints: null };

export function NewProduct() {
  const navigate = useNavigate();
  const close = useLeaving(() => void navigate('?part=products'));
  const form = useNewForm({
    fields: productEntries,
    initial,
    check: productFault,
    create: async (values, commandId) => {
      const { data } = await send<{ readonly productId: number }>(PRODUCTS, { body: values, commandId });
      void toast(`${String(values['productName'])} is added`);
      void navigate(`?product=${data.productId}`);
    },
  });
  return (
    <SettingsPlace open="products">
      <Section title="New product">
        <RecordForm form={form} onCancel={close} saveText="Add product">
          {productSections.map((part) => (
            <SectionGroup key={part.title} section={part} />
          ))}
        </RecordForm>
      </Section>
    </SettingsPlace>
  );
}
