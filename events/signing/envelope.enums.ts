/** Who signs, in the order in which they sign (`decisions.md C28`). */
export const signerRoles = ['buyer', 'coBuyer', 'seller', 'coSeller'] as const;
export type SignerRole = (typeof signerRoles)[number];

export const signerRoleWords: Readonly<Record<SignerRole, string>> = { buyer: 'buyer', coBuyer: 'co-buyer', seller: 'seller', coSeller: 'co-seller' };

/** What one of them did with it. */
export const signerSteps = ['viewed', 'signed', 'declined'] as const;

/** What becomes of an envelope. Signed: by everybody, its sealed file is being made. */
export const envelopeStatuses = ['Prepared', 'Sent', 'Delivered', 'Viewed', 'Signed', 'Completed', 'Declined', 'Voided', 'Expired'] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];
