import type { RecordSection } from '../kit/detail/sections/record-section.js';
import { ContractsCard } from '../contracts/of-others/contracts-card.js';
import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Section } from '../kit/page/section.js';
import { InventoryForm } from './inventory-form.js';
import { unitKind, type OpenUnit, type Unit } from './inventory-record.js';
import { inventoryParts, seenOf, type UnitParts } from './inventory-sections.js';
import { InventoryStatusLine } from './inventory-status-line.js';

/** /admin/inventory-detail/:id, and /admin/inventory-edit/:id: the same page, being edited. */
export const { Detail: InventoryDetail, Edit: InventoryEdit } = pagesOf(InventoryScreen, '/admin/inventory-detail');

/** The name under which all of a unit is edited. */
export const UNIT_FORM = 'inventory';

function InventoryScreen(props: PageProps) {
  return (
    <RecordScreen {...props} kind={unitKind} sections={[UNIT_FORM]} note={(open) => <InventoryStatusLine open={open} />}>
      {(open) => <UnitOrForm title="Inventory" open={open} parts={inventoryParts} />}
    </RecordScreen>
  );
}

interface UnitOrFormProps {
  readonly title: string;
  readonly open: OpenUnit;
  readonly parts: UnitParts;
}

/** The cards of a unit; in their place the form, while it is being edited. */
export function UnitOrForm({ title, open, parts }: UnitOrFormProps) {
  const { editing, onClose } = open.section(UNIT_FORM);
  if (!editing)
    return (
      <>
        {!open.inThePast && <ContractsCard field="inventoryId" id={open.data.inventoryId} />}
        <UnitCards unit={open.data} parts={parts} />
      </>
    );
  return (
    <Section title={title} className="detail-wide">
      <InventoryForm open={open} parts={parts} onClose={onClose} />
    </Section>
  );
}

/** A card for each section that the reader sees something of. */
export function UnitCards({ unit, parts }: { readonly unit: Unit; readonly parts: UnitParts }) {
  return parts.sections.filter((section) => seenOf(section, unit)).map((section: RecordSection<Unit>) => <SectionCard key={section.title} section={section} record={unit} />);
}
