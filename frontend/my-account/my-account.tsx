import { Page, PageHeader } from '../kit/page/page.js';
import { Facts, Section } from '../kit/page/section.js';
import { UnsavedChanges } from '../kit/form/unsaved/unsaved-changes.js';
import { useSession, type Session } from '../server/session.js';
import { MyCommission } from './commission/my-commission.js';
import { MySessions } from './my-sessions.js';
import { OwnPassword } from './own-password.js';
import { TwoSteps } from './two-steps.js';
import { permissionGroups, permissionMeanings } from './permission-words.js';
import './account.css';

/** /admin/my-account */
export function MyAccount() {
  const session = useSession();
  const { user, name } = session;
  return (
    <Page title="My account">
      <PageHeader title="My account" note={name} />
      <UnsavedChanges>
        <div className="account">
          <div className="account-column">
            <Section title="Who I am">
              <Facts
                facts={[
                  { label: 'Name', value: name },
                  { label: 'Email', value: user.email },
                  { label: 'Role', value: user.role.replace(/_/g, ' ') },
                ]}
              />
            </Section>
            <OwnPassword email={user.email} />
            <TwoSteps />
          </div>
          <div className="account-column">
            <MySessions />
            <MyPermissions may={session.may} />
          </div>
          <MyCommission />
        </div>
      </UnsavedChanges>
    </Page>
  );
}

function MyPermissions({ may }: Pick<Session, 'may'>) {
  const groups = permissionGroups(may);
  const meanings = permissionMeanings(groups);
  return (
    <Section title="What I may do">
      {groups.length === 0 ? (
        <p>Nothing yet. Whoever looks after users can give you permissions.</p>
      ) : (
        <>
          <Facts facts={groups.map(({ title, may: words }) => ({ label: title, value: words.join(' · ') }))} />
          {meanings && <p className="account-meanings">{meanings}</p>}
        </>
      )}
    </Section>
  );
}
