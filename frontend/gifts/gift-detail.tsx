import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Section } from '../kit/page/section.js';
import { GiftForm } from './gift-form.js';
import { giftKind } from './gift-record.js';
import { giftSection } from './gift-sections.js';
import { GiftStatusLine } from './gift-status-line.js';
import { GivenCard } from './given-card.js';
import { ShelfCard } from './shelf-card.js';

const FORM = 'gift';

/** /admin/gifts-detail/:id, and /admin/gifts-edit/:id: the same page, being edited. */
export const { Detail: GiftDetail, Edit: GiftEdit } = pagesOf(GiftScreen, '/admin/gifts-detail');

function GiftScreen(props: PageProps) {
  return (
    <RecordScreen {...props} kind={giftKind} sections={[FORM]} note={(open) => <GiftStatusLine open={open} />}>
      {(open) => (
        <>
          {open.section(FORM).editing ? (
            <Section title="Gift" className="detail-wide">
              <GiftForm open={open} onClose={open.section(FORM).onClose} />
            </Section>
          ) : (
            <SectionCard section={giftSection} record={open.data} />
          )}
          {open.data.keepsStock === 'Yes' && !open.inThePast && <ShelfCard open={open} />}
          <GivenCard giftTypeId={open.data.giftTypeId} wide={open.data.keepsStock === 'Yes' && !open.inThePast} />
        </>
      )}
    </RecordScreen>
  );
}
