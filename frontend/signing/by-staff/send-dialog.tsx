import { Button, Dialog } from '@blueprintjs/core';
import { useId } from 'react';
import { toBeSignedBy } from '../../../backend/platform/signing/signed-within.rules.js';
import type { DocumentStanding } from '../../../backend/platform/documents/document-standing.js';
import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import type { MadeVersion } from '../../documents/made-version.js';
import { formatDateTime } from '../../kit/format/dates.js';
import { Facts } from '../../kit/page/section.js';
import { lacksToSend } from './needed-to-send.js';
import '../../kit/detail/reason-dialog.css';

/** What goes out, as far as who sends it may know. */
export interface ToSend {
  readonly version: MadeVersion;
  /** Of the record that all of this was read from. */
  readonly revision: number;
  /** In their order; without `mail` where that is hidden from who sends. */
  readonly signers: readonly (Omit<PreparedEnvelope['signers'][number], 'mail'> & { readonly mail?: string })[];
  readonly standing: DocumentStanding | undefined;
  /** What speaks against it. */
  readonly doubt?: string | undefined;
}

interface SendDialogProps {
  readonly title: string;
  readonly toSend: ToSend;
  /** Why it is asked anew. */
  readonly anew?: string | undefined;
  readonly confirmText: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const list = new Intl.ListFormat('en-US');

/** Before a document goes: to whom, which version, until when, and what it leaves blank. */
export function SendDialog({ title, toSend: { version, signers, standing, doubt }, anew, confirmText, onCancel, onConfirm }: SendDialogProps) {
  const why = useId();
  const { version: number, pages, madeBy, madeAt } = version;
  const lacks = lacksToSend(signers);
  const blank = standing && [...standing.blankAmounts, ...standing.blankLines];
  return (
    <Dialog isOpen transitionDuration={0} onClose={onCancel} title={title} className="send-dialog">
      <div className="reason-body">
        {anew && (
          <p className="detail-warning" role="alert">
            {anew}. This is how it is now.
          </p>
        )}
        <Facts
          facts={[
            { label: signers.length > 1 ? 'To, in this order' : 'To', value: <Signers signers={signers} /> },
            { label: 'Version', value: `${number}, ${pages === 1 ? '1 page' : `${pages} pages`}, made by ${madeBy}, ${formatDateTime(madeAt)}` },
            { label: 'Can be signed until', value: formatDateTime(toBeSignedBy(new Date().toISOString())) },
            { label: 'Left blank', value: blank ? list.format(blank) || 'nothing' : 'could not be looked up' },
          ]}
        />
        {doubt && <p className="detail-warning">{doubt}</p>}
        {lacks && (
          <p id={why} className="form-fault">
            {lacks}
          </p>
        )}
      </div>
      <div className="reason-foot">
        <Button autoFocus={lacks !== undefined} text="Cancel" onClick={onCancel} />
        <Button autoFocus={lacks === undefined} intent="primary" text={confirmText} disabled={lacks !== undefined} aria-describedby={lacks ? why : undefined} onClick={onConfirm} />
      </div>
    </Dialog>
  );
}

function Signers({ signers }: Pick<ToSend, 'signers'>) {
  return signers.map(({ role, name, mail }) => (
    <div key={role}>
      <b>{name || 'No name yet'}</b> {signerRoleWords[role]}
      <div className={mail === '' ? 'form-fault' : 'detail-nothing'}>{mail ?? 'email not shown to you'}{mail === '' && 'no email yet'}</div>
    </div>
  ));
}
