import { Button, InputGroup } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { copied } from '../../kit/copied.js';
import { LabelledField } from '../../kit/form/fields/labelled-field.js';
import { Section } from '../../kit/page/section.js';
import { send } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';

/** Makes a link and shows it this once. */
export function NewWallLink({ onMade }: { readonly onMade: () => void }) {
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: async (where: string) => (await send<{ readonly token: string }>('/api/WallLinks', { body: { name: where } })).data.token,
    onSuccess: () => (setName(''), onMade()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(name);
  };
  return (
    <Section title="New wall">
      <form className="new-wall-link" onSubmit={submit} noValidate>
        <LabelledField label="Where it hangs" fault={make.error ? asProblem(make.error).message : undefined} hint="It shows the tours of today, of the guests the family names alone, and opens nothing else.">
          {(control) => <InputGroup {...control} value={name} maxLength={60} placeholder="Lobby" onChange={(event) => setName(event.target.value)} />}
        </LabelledField>
        <Button type="submit" intent="primary" text={make.isPending ? 'Please wait…' : 'Make a link'} disabled={make.isPending} />
      </form>
      {make.data && <Made token={make.data} />}
    </Section>
  );
}

function Made({ token }: { readonly token: string }) {
  const [said, setSaid] = useState('');
  const link = `${location.origin}/wall#${token}`;
  return (
    <div className="made-wall-link" role="status">
      <p>Open this address on the screen. It is shown this once: whoever has it can read the board until you take it back.</p>
      <code>{link}</code>
      <span className="made-wall-link-actions">
        <Button text="Copy" onClick={() => void copied(link).then((done) => setSaid(done ? 'Copied' : 'Mark it and copy it by hand'))} />
        <span aria-live="polite">{said}</span>
      </span>
    </div>
  );
}
