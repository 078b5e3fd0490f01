import { Type } from '@sinclair/typebox';
import { defineEvent } from './event.js';
import { text } from './field-schemas.js';

/** Where the log says which one it is. */
export const EVENT_LOG_STREAM = 'eventLog-identity';

/** The first thing written to an empty log; in a log that is older than this event, written when it was first known. */
export const EventLogBegun = defineEvent('EventLogBegun', 1, Type.Object({ /** A uuid that no other log has. */ logId: text }));

export const eventLogEvents = [EventLogBegun] as const;
