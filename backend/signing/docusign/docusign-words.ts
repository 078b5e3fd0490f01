/** What its error codes mean (developers.docusign.com, eSignature REST API, error codes), in words for whoever sent the document. */
const words: Readonly<Record<string, string>> = {
  ACCOUNT_LACKS_PERMISSIONS: 'the account may not send documents this way',
  EDIT_LOCK_ENVELOPE_LOCKED: 'somebody is changing it at DocuSign',
  ENVELOPE_ALLOWANCE_EXCEEDED: 'the account has used up its documents',
  ENVELOPE_INVALID_STATUS: 'it was deleted there, or is over',
  INVALID_EMAIL_ADDRESS_FOR_RECIPIENT: 'a signer’s mail address is not good',
  INVALID_USERNAME_FOR_RECIPIENT: 'a signer’s name is not good',
  PDF_VALIDATION_FAILED: 'the document cannot be read there',
  RECIPIENT_NAME_LENGTH_EXCEEDED: 'a signer’s name is too long',
  TAB_OUT_OF_BOUNDS: 'a place to sign lies outside its page',
  UNABLE_TO_LOAD_DOCUMENT: 'the document cannot be read there',
  UNABLE_TO_CONVERT_DOCUMENT: 'the document cannot be read there',
  USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT: 'the user does not belong to the account',
  USER_LACKS_PERMISSIONS: 'the user may not send documents',
};

/** "a signer’s mail address is not good (INVALID_EMAIL_ADDRESS_FOR_RECIPIENT)". What DocuSign itself writes is left out: it repeats addresses. */
export function docuSignWords(code: string): string {
  const known = words[code];
  if (known !== undefined) return `DocuSign refused it: ${known} (${code})`;
  return code === '' ? 'DocuSign refused it and does not say why' : `DocuSign refused it (${code})`;
}
