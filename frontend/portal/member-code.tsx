import { Button, InputGroup } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { v4 as uuidV4 } from 'uuid';
import type { AgentsPoints } from '../../backend/points/agents/agents-points.dto.js';
import { LabelledField } from '../kit/form/fields/labelled-field.js';
import { post, type PortalRefused } from './portal-calls.js';

interface MemberCodeProps {
  readonly by: NonNullable<AgentsPoints['codeBy']>;
  /** The code is good for these alone. */
  readonly points: number;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (code: string) => void;
}

const words = { mail: { send: 'Mail a code', sent: 'A code is on its way to the member by mail.' }, text: { send: 'Text a code', sent: 'A code is on its way to the member by text.' } } as const;

/** The member wants the points: they were sent six digits, and tell them to the agent. */
export function MemberCode({ by, points, value, fault, onChange }: MemberCodeProps) {
  const send = useMutation<undefined, PortalRefused, keyof typeof words>({ mutationFn: (way) => post<undefined>('/Code', { by: way, pointsPurchased: points }, uuidV4()), onSuccess: () => onChange('') });
  if (by.length === 0) return <p role="status" className="portal-closed">A code has to go to the member first, and there is no email address for it. The office sells them points.</p>;
  return (
    <div className="portal-code">
      <LabelledField label="Code that the member was sent" hint="Six digits, good for 10 minutes" fault={fault}>
        {(control) => <InputGroup {...control} intent={fault ? 'danger' : 'none'} inputMode="numeric" autoComplete="one-time-code" maxLength={8} value={value} onValueChange={onChange} />}
      </LabelledField>
      <span className="portal-acts">
        {by.map((way) => (
          <Button key={way} text={send.isPending && send.variables === way ? 'Please wait...' : words[way].send} disabled={send.isPending} onClick={() => send.mutate(way)} />
        ))}
      </span>
      <span role="status" className="portal-quiet">{send.isSuccess && words[send.variables].sent}</span>
      {send.error && <p role="alert" className="portal-problem">{send.error.message}</p>}
    </div>
  );
}
