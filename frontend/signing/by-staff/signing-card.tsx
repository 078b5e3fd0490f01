import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { EnvelopeAnswer } from '../../../backend/signing/envelope.dto.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import { formatDateTime, formatWhen } from '../../kit/format/dates.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { useRecord, type RecordName } from '../../server/use-record.js';
import { SendToSign, type Sent } from './send-to-sign.js';
import { useEnvelopeThere, type SigningAsked } from './use-envelope-there.js';
import { VoidSigning } from './void-signing.js';
import '../../documents/documents.css';
import './signing-card.css';

interface SigningCardProps {
  readonly title: string;
  readonly signing: SigningAsked;
  readonly record: RecordName;
  readonly sent: Sent;
  readonly maySend: boolean;
  readonly mayTakeBack: boolean;
  /** The sealed copy names how everybody is reached. */
  readonly maySeeCopy: boolean;
}

type Signer = EnvelopeAnswer['signers'][number];

const MOST_STEPS = 8;

/** One document on its way, by the id of its envelope as key; nothing as long as that is not there. */
export function SigningCard(props: SigningCardProps) {
  return useEnvelopeThere(props.signing) && <EnvelopeCard {...props} />;
}

/** Who signs in which order, and everything that happened, the newest first. */
function EnvelopeCard({ title, signing: { envelopeId }, record, sent, maySend, mayTakeBack, maySeeCopy }: SigningCardProps) {
  const [whole, setWhole] = useState(false);
  const { record: held, problem } = useRecord<EnvelopeAnswer>({ list: 'envelope', key: envelopeId, url: `/api/Envelopes/${envelopeId}`, stream: `envelope-${envelopeId}` });
  if (!held) return <Section title="Signing">{problem ? 'This could not be loaded.' : <span aria-busy />}</Section>;
  const { status, expiresAt, reason, providerId, signers, trail, sealed, document: signed } = held.data;
  const out = signers.some(({ now }) => now);
  const steps = whole ? trail : trail.slice(0, MOST_STEPS);
  return (
    <Section
      title={title}
      note={out && `until ${formatDateTime(expiresAt)}`}
      action={
        out ? (
          <span className="document-actions no-print">
            {maySend && <SendToSign sent={sent} record={record} again failed={signers.some(({ now, failed }) => now && Boolean(failed))} />}
            {mayTakeBack && <VoidSigning envelopeId={envelopeId} record={record} />}
          </span>
        ) : (
          <>
            {sealed && maySeeCopy && (
              <a className="no-print" href={`/api/Envelopes/${envelopeId}/Document`} target="_blank" rel="noreferrer">
                Signed copy
              </a>
            )}{' '}
            <StatusDot status={status} />
          </>
        )
      }
    >
      {(providerId || reason) && <p className="detail-nothing">{[providerId && 'At DocuSign', reason].filter(Boolean).join(': ')}</p>}
      <ol className="signing-signers">
        {signers.map((signer, place) => (
          <li key={signer.role}>
            <span className={`signing-turn ${signer.now ? 'signing-now' : ''}`}>{place + 1}</span>
            <span>
              <b>{signer.name}</b> {signerRoleWords[signer.role]}
            </span>
            <SignerState signer={signer} waitsFor={out ? signers[place - 1] : undefined} />
            <span className="signing-reached detail-nothing">{signer.mail}</span>
            <span className="signing-places detail-nothing">
              {signer.signedPlaces} of {signer.places} {signer.places === 1 ? 'place' : 'places'} signed
            </span>
          </li>
        ))}
      </ol>
      <ol className="signing-trail">
        {steps.map(({ at, address, reason: why, ...step }, place) => (
          <li key={place}>
            <span>
              <b>{withoutRole(step)}</b> <span className="detail-nothing">{[whose(signers.find(({ role }) => role === step.role), step.by), formatWhen(at), why].filter(Boolean).join(' · ')}</span>
            </span>
            {address && <span className="detail-nothing">{address}</span>}
          </li>
        ))}
      </ol>
      {trail.length > MOST_STEPS && <Button size="small" variant="minimal" text={whole ? 'Show less' : `and ${trail.length - MOST_STEPS} more`} onClick={() => setWhole(!whole)} />}
      <details className="document-details">
        <summary>Details</summary>
        <p className="signing-hash">
          SHA-256 <code>{signed.sha256}</code>
        </p>
        <p className="signing-hash">
          Envelope <code>{envelopeId}</code>
          {providerId && (
            <>
              , at DocuSign <code>{providerId}</code>
            </>
          )}
        </p>
      </details>
    </Section>
  );
}

type StepWords = Pick<EnvelopeAnswer['trail'][number], 'what' | 'role' | 'by'>;

/** The title of a step names the role; beside it stands the name of that person. */
function withoutRole({ what, role }: StepWords): string {
  return role === '' ? what : what.replace(` (${signerRoleWords[role]})`, '');
}

/** "Link to sign · to Fatima Lopez"; what a signer did goes by their name. */
function whose(signer: Signer | undefined, by: string): string {
  if (!signer) return by;
  const name = signer.name || signerRoleWords[signer.role];
  return by ? `${by} · to ${name}` : name;
}

function SignerState({ signer, waitsFor }: { readonly signer: Signer; readonly waitsFor: Signer | undefined }) {
  const { signedAt, viewedAt, deliveredAt, sentAt, failed, now } = signer;
  if (signedAt) return <StatusDot status="Signed" />;
  if (failed) return <span className="signing-failed">Not delivered: {failed}</span>;
  if (!now) return <span className="detail-nothing">{waitsFor && `Waits for ${signerRoleWords[waitsFor.role]}`}</span>;
  return <StatusDot status={viewedAt ? 'Viewed' : deliveredAt ? 'Delivered' : sentAt ? 'Sent' : 'Prepared'} />;
}
