import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { blankEmployee } from '../../backend/employees/employee.rules.js';
import { RecordForm } from '../kit/form/record-form.js';
import { UnsavedChanges, useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';
import { EmployeeFormFields } from './employee-form.js';
import { entryFields, faultOf } from './employee-fields.js';
import { useTeamChoices } from './use-team-choices.js';
import { useUserChoices } from './use-user-choices.js';

const initial = { ...blankEmployee };

/** /admin/employees-new */
export function EmployeeNew() {
  return (
    <Page title="New employee">
      <PageHeader title="New employee" />
      <UnsavedChanges>
        <NewEmployeeCard />
      </UnsavedChanges>
    </Page>
  );
}

function NewEmployeeCard() {
  const navigate = useNavigate();
  const { may } = useSession();
  const users = useUserChoices();
  const close = useLeaving(() => void navigate('/admin/employees'));
  const teams = useTeamChoices();
  const fields = useMemo(() => entryFields(users, teams), [users, teams]);
  const form = useNewForm({
    fields,
    initial,
    check: faultOf,
    create: async (values, commandId) => {
      const { data } = await send<{ readonly employeeId: number }>('/api/Employees', { body: values, commandId });
      void toast(`Employee ${data.employeeId} is added`);
      void navigate(may('Employees_Detail') ? `/admin/employees-detail/${data.employeeId}` : '/admin/employees');
    },
  });
  return (
    <Section title="Employee">
      <RecordForm form={form} onCancel={close} saveText="Add employee">
        <EmployeeFormFields form={form} />
      </RecordForm>
    </Section>
  );
}
