import type { ContractStatus, PaymentStatus } from '../../events/resale-contract.values.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a contract and its payment stand in. */
export const contractTones: Readonly<Record<ContractStatus | PaymentStatus, Tone>> = {
  Draft: 'plain',
  'Documents Generated': 'violet',
  Signed: 'blue',
  'Preparing To Close': 'teal',
  Closed: 'green',
  'Accounting Complete': 'deep-green',
  Rescinded: 'orange',
  Canceled: 'red',
  Expired: 'gold',
  Pender: 'blue',
  'Down Payment Paid': 'teal',
  'Paid in Full at Signing': 'green',
  'Paid in Full at Closing': 'deep-green',
};
