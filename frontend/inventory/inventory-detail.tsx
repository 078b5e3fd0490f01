import { useNavigate } from 'react-router-dom';
import type { RecordSection } from '../kit/detail/record-section.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/section-card.js';
import { Section } from '../kit/page/section.js';
import { InventoryForm } from './inventory-form.js';
import { unitKind, type Unit } from './inventory-record.js';
import { seenOf, unitSections } from './inventory-sections.js';
import { InventoryStatusLine } from './inventory-status-line.js';

const FORM = 'inventory';

/** /admin/inventory-detail/:id */
export function InventoryDetail() {
  return <InventoryScreen />;
}

/** /admin/inventory-edit/:id: the same page, being edited. */
export function InventoryEdit() {
  const navigate = useNavigate();
  return <InventoryScreen opens="editing" onClose={(id) => void navigate(`/admin/inventory-detail/${id}`)} />;
}

interface InventoryScreenProps {
  readonly opens?: 'editing';
  readonly onClose?: (id: string) => void;
}

function InventoryScreen(props: InventoryScreenProps) {
  return (
    <RecordScreen {...props} kind={unitKind} sections={[FORM]} note={(open) => <InventoryStatusLine open={open} />}>
      {(open) =>
        open.section(FORM).editing ? (
          <Section title="Inventory" className="detail-wide">
            <InventoryForm open={open} onClose={open.section(FORM).onClose} />
          </Section>
        ) : (
          <UnitCards unit={open.data} />
        )
      }
    </RecordScreen>
  );
}

/** A card for each section that the reader sees something of. */
export function UnitCards({ unit }: { readonly unit: Unit }) {
  return unitSections.filter((section) => seenOf(section, unit)).map((section: RecordSection<Unit>) => <SectionCard key={section.title} section={section} record={unit} />);
}
