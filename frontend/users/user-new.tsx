import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MailRoute } from '../../backend/platform/mail/mail.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { userFields } from '../../events/users/user.fields.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { RecordForm } from '../kit/form/record-form.js';
import { UnsavedChanges, useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';
import { UserSections } from './user-sections.js';
import { identityFields, permissionFields, ticked, withHomeRoutes } from './user-values.js';
import { WhereTheMailWent } from './where-the-mail-went.js';
import './users.css';

const fields = [...identityFields, ...permissionFields([])];
const blank: Values = { ...blankValues(userFields), role: 'Receptionist', ...Object.fromEntries(permissionFields([]).map(({ name }) => [name, false])) };

interface Created {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly deliveredTo: MailRoute;
}

/** /admin/users-new */
export function UserNew() {
  const [created, setCreated] = useState<Created>();
  return (
    <Page title="New user">
      <PageHeader title="New user" />
      {created ? (
        <UserCreated created={created} onAnother={() => setCreated(undefined)} />
      ) : (
        <UnsavedChanges>
          <NewUserForm onCreated={setCreated} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

function NewUserForm({ onCreated }: { readonly onCreated: (created: Created) => void }) {
  const { may } = useSession();
  const navigate = useNavigate();
  const leave = useLeaving(() => void navigate(may('Settings_Main') ? '/admin/settings' : '/'));
  const form = useNewForm({
    fields,
    initial: blank,
    create: async (values, commandId) => {
      const facts = Object.fromEntries(identityFields.map(({ name }) => [name, values[name]]));
      const { data } = await send<Created>('/api/Users', { body: { ...facts, permissions: ticked(values) }, commandId });
      onCreated({ ...data, name: `${String(values['firstName'])} ${String(values['lastName'])}`, email: String(values['email'] ?? '') });
    },
  });
  const shown = { ...form, fields: withHomeRoutes(fields, ticked(form.values)) };
  const name = [form.values['firstName'], form.values['lastName']].filter(Boolean).join(' ') || 'the new user';
  return (
    <div className="user-form">
      <RecordForm form={shown} saveText="Create and invite" onCancel={leave}>
        <UserSections form={shown} subject={{ name, oneself: false, held: [] }} />
      </RecordForm>
    </div>
  );
}

function UserCreated({ created, onAnother }: { readonly created: Created; readonly onAnother: () => void }) {
  const { may } = useSession();
  const navigate = useNavigate();
  const { userId, name, email, deliveredTo } = created;
  return (
    <div className="notice" role="status">
      <span className="notice-title">{name} was added as user {userId}</span>
      <span>
        <WhereTheMailWent userId={userId} what="The invitation" to={email} route={deliveredTo} />
      </span>
      <span className="user-created-actions">
        {may('Users_Edit') && <Button text="Open this user" onClick={() => void navigate(`/admin/users-edit/${userId}`)} />}
        <Button text="Another user" onClick={onAnother} />
        {may('Settings_Main') && <Button intent="primary" text="Back to the users" onClick={() => void navigate('/admin/settings')} />}
      </span>
    </div>
  );
}
