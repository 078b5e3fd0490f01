import { communicationTypes } from '../../events/leads/lead.enums.js';

export const TEXT = 'Text Message';

/** How something is said where nobody is texted (`decisions.md G17`). */
export const spokenTypes: readonly string[] = communicationTypes.filter((type) => type !== TEXT);
