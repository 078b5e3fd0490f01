import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Section } from '../kit/page/section.js';
import { EmployeeForm } from './employee-form.js';
import { employeeKind } from './employee-record.js';
import { parts, person } from './employee-sections.js';
import { EmployeeStatusLine } from './employee-status-line.js';
import { Namesakes } from './namesakes.js';

const FORM = 'employee';

/** /admin/employees-detail/:id, and /admin/employees-edit/:id: the same page, being edited. */
export const { Detail: EmployeeDetail, Edit: EmployeeEdit } = pagesOf(EmployeeScreen, '/admin/employees-detail');

function EmployeeScreen(props: PageProps) {
  return (
    <RecordScreen
      {...props}
      kind={employeeKind}
      sections={[FORM]}
      note={(open) => <EmployeeStatusLine open={open} />}
      above={({ data, section }) => !section(FORM).editing && <Namesakes numbers={data.namesakes} />}
    >
      {(open) =>
        open.section(FORM).editing ? (
          <Section title="Employee" className="detail-wide">
            <EmployeeForm open={open} onClose={open.section(FORM).onClose} />
          </Section>
        ) : (
          <>
            <SectionCard section={person} record={open.data} />
            <SectionCard section={parts} record={open.data} />
          </>
        )
      }
    </RecordScreen>
  );
}
