import { longText, reference, text } from '../../../events/kernel/field-kinds.rules.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Two texts' worth. */
const MAX_CONTENT = 320;

const fields = {
  leadId: reference('Lead'),
  tourId: reference('Tour'),
  /** Name of one of the company's. */
  template: text('Template'),
  mobileNumber: text('Mobile number'),
  /** In place of a template. */
  messageContent: longText('Message', { length: MAX_CONTENT }),
} as const;

/** Body of POST /tocapi/sendmessage; `mobileNumber` and `messageContent` are the documented names. */
export class SendMessage extends commandWith(fields) {}
