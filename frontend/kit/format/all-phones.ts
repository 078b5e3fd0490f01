import { formatPhone } from '../../../events/kernel/phone.rules.js';
import { learnPhoneLibrary } from '../../server/phone-library.js';

// Imported where phones are shown as somebody once typed them: a record, its history. Lists hold them as they are kept.
learnPhoneLibrary(formatPhone);
