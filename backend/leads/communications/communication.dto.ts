import type { PermissionSet } from '../../platform/auth/permissions.js';
import type { LeadCommunication } from './lead-communications.state.js';
import type { Lead } from '../lead.state.js';

/** An entry as it is stored, beside it the names that older clients read (document 3, section 3), and what became of a text. */
export interface CommunicationAnswer extends Omit<LeadCommunication, 'sent' | 'of'> {
  readonly createdAt: string;
  readonly communicationType: string;
  readonly fromName: string;
  readonly fromPhoneNumber: string;
  readonly toName: string;
  /** Empty for who may not see how to reach a lead (`decisions.md B15`). */
  readonly toPhoneNumber: string;
  readonly message: string;
}

export function communicationAnswer(entry: LeadCommunication, { firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>, permissions: PermissionSet): CommunicationAnswer {
  const { CreatedAt, CreatedBy, Type, Note, text } = entry;
  const { sent: _, of: __, ...said } = entry;
  const toPhone = permissions.has('Leads_Sensitive') ? (text?.toPhone ?? '') : '';
  return {
    ...said,
    ...(text && { text: { ...text, toPhone } }),
    createdAt: CreatedAt,
    communicationType: Type,
    fromName: CreatedBy,
    fromPhoneNumber: '',
    toName: `${firstName} ${lastName}`.trim(),
    toPhoneNumber: toPhone,
    message: Note,
  };
}
