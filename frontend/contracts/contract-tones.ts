import type { ContractStatus, PaymentStatus } from '../../events/resale-contracts/resale-contract.enums.js';
import type { EnvelopeStatus } from '../../events/signing/envelope.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a contract and its payment stand in. */
export const contractTones: Readonly<Record<ContractStatus | PaymentStatus | EnvelopeStatus | 'Out for signature', Tone>> = {
  Draft: 'plain',
  'Documents Generated': 'violet',
  Signed: 'blue',
  'Preparing To Close': 'teal',
  Closed: 'green',
  'Accounting Complete': 'deep-green',
  Rescinded: 'orange',
  Canceled: 'red',
  Expired: 'gold',
  Prepared: 'plain',
  'Out for signature': 'violet',
  Sent: 'violet',
  Delivered: 'violet',
  Viewed: 'teal',
  Completed: 'green',
  Declined: 'red',
  Voided: 'red',
  Pender: 'blue',
  'Down Payment Paid': 'teal',
  'Paid in Full at Signing': 'green',
  'Paid in Full at Closing': 'deep-green',
};
