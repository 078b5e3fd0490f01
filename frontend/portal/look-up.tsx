import { Button, InputGroup } from '@blueprintjs/core';
import { IdNumberIcon, LockIcon, ShieldIcon, ErrorIcon } from '@blueprintjs/icons';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { LabelledField } from '../kit/form/fields/labelled-field.js';
import { Page } from '../kit/page/page.js';
import { lookUp } from './portal-calls.js';
import { PortalLayout } from './portal-layout.js';
import { useOwnCompany } from '../server/use-company-settings.js';
import './look-up.css';

/** D2 section 9, word for word: the same for every miss. */
const NOBODY = 'No member matches the RCI number and last name you entered.';

const rules = [
  { icon: IdNumberIcon, words: 'Opens this one member and closes after 30 minutes at rest. For the next call, finish and look up again.' },
  { icon: ShieldIcon, words: 'You see membership, points and purchases, not addresses, phones or passwords.' },
  { icon: LockIcon, words: 'Each miss makes the next try wait a little longer. What you open is written down.' },
];

/** /auth/rci */
export function AgentLookUp() {
  const navigate = useNavigate();
  const company = useOwnCompany();
  const { state } = useLocation() as Location<{ readonly closed?: string } | null>;
  const [rciNumber, setRciNumber] = useState('');
  const [lastName, setLastName] = useState('');
  const [asked, setAsked] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const search = useMutation({
    mutationFn: () => lookUp(rciNumber, lastName),
    onSuccess: (found) => (found ? void navigate(`/portal/rci-member/${found.memberId}`) : number.current?.focus()),
    onError: () => number.current?.focus(),
  });
  const missing = { number: asked && rciNumber.trim() === '', name: asked && lastName.trim() === '' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (rciNumber.trim() === '') number.current?.focus();
    else if (lastName.trim() === '') name.current?.focus();
    else search.mutate();
  };
  const said = search.error?.message ?? (search.isSuccess && !search.data ? NOBODY : '');
  return (
    <PortalLayout end={company.phone} foot="Only for agents of the exchange company">
      <Page title="Find a member">
        <form className="look-up" noValidate onSubmit={submit}>
          <h1>Find a member</h1>
          <p className="portal-quiet">Both as they stand on the member’s RCI account.</p>
          {state?.closed && !search.isSuccess && !search.error && <p role="status" className="look-up-closed">{state.closed}</p>}
          <div role="alert">
            {said && (
              <p className="look-up-miss">
                <ErrorIcon /> {said}
              </p>
            )}
          </div>
          <LabelledField label="RCI number" hint="Nine digits, with or without the dash" fault={missing.number ? 'Enter the RCI number' : undefined}>
            {(control) => <InputGroup {...control} inputRef={number} size="large" autoFocus autoComplete="off" inputMode="numeric" maxLength={40} value={rciNumber} onValueChange={setRciNumber} />}
          </LabelledField>
          <LabelledField label="Last name of the member" fault={missing.name ? 'Enter the last name of the member' : undefined}>
            {(control) => <InputGroup {...control} inputRef={name} size="large" autoComplete="off" spellCheck={false} maxLength={200} value={lastName} onValueChange={setLastName} />}
          </LabelledField>
          <Button type="submit" intent="primary" size="large" fill disabled={search.isPending} text={search.isPending ? 'Please wait...' : 'Find member'} />
          <ul className="look-up-rules">
            {rules.map(({ icon: Icon, words }) => (
              <li key={words}>
                <Icon /> {words}
              </li>
            ))}
          </ul>
        </form>
      </Page>
    </PortalLayout>
  );
}
