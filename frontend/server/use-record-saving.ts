import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newCommandId } from './command-id.js';
import { send } from './http.js';
import { refreshRecord, type RecordName } from './use-record.js';

/**
 * Sends a part of a record by PUT; the same part sent again after a lost answer is the same command.
 * @param url of the part, where a part has an address of its own
 */
export function useRecordSaving(name: RecordName, url = name.url): (changes: Readonly<Record<string, unknown>>, ifMatch: number) => Promise<void> {
  const client = useQueryClient();
  const last = useRef({ sent: '', commandId: '' });
  return async (changes, ifMatch) => {
    const sent = JSON.stringify([changes, ifMatch]);
    if (last.current.sent !== sent) last.current = { sent, commandId: newCommandId() };
    try {
      await send(url, { method: 'PUT', body: changes, commandId: last.current.commandId, ifMatch });
    } finally {
      void refreshRecord(client, name);
    }
  };
}
