import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

/** What was taken back here is taken back at DocuSign. */
export const docuSignVoid = outgoingKind<{ readonly envelopeId: string }>('docusign-void', 'Taking back at DocuSign');
