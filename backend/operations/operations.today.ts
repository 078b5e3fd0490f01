import { IncomingReader } from '../platform/incoming/incoming-reader.js';
import { OutgoingReader } from '../platform/outgoing/outgoing-reader.js';
import type { ForToday } from '../platform/today/for-today.js';
import { ParkedReader } from './parked-reader.js';

const opensOperations = { permission: ['Settings_Main'], page: '/admin/operations' } as const;

/** What the machinery could not settle by itself. */
export const operationsToday: ForToday = {
  waiting: [
    {
      ...opensOperations,
      name: 'events-parked',
      words: { one: 'event parked, to be looked at', many: 'events parked, to be looked at' },
      count: ({ ask }) => ask(ParkedReader).count(),
    },
    {
      ...opensOperations,
      name: 'messages-failed',
      words: { one: 'message that could not be sent', many: 'messages that could not be sent' },
      count: async ({ ask }) => (await ask(OutgoingReader).overview()).counts.failed,
    },
    {
      ...opensOperations,
      name: 'messages-unhandled',
      words: { one: 'webhook that could not be handled', many: 'webhooks that could not be handled' },
      count: async ({ ask }) => (await ask(IncomingReader).open()).filter(({ state }) => state === 'failed').length,
    },
  ],
};
