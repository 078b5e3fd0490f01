import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { HistoryEntry } from '../../backend/platform/records/history.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { newCommandId } from '../server/command-id.js';
import { send } from '../server/http.js';
import { refreshRecord, type HeldRecord, type RecordName } from '../server/use-record.js';
import type { Contract } from './contract-record.js';

/** A section of the contract that edits in place. */
export interface EditableSection {
  readonly name: RecordName;
  readonly shown: HeldRecord<Contract>;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly editing: boolean;
  /** Absent for those who may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Sends a part of a contract; the same part sent again after a lost answer is the same command. */
export function useContractSaving(name: RecordName): (changes: Values, ifMatch: number) => Promise<void> {
  const client = useQueryClient();
  const last = useRef({ sent: '', commandId: '' });
  return async (changes, ifMatch) => {
    const sent = JSON.stringify([changes, ifMatch]);
    if (last.current.sent !== sent) last.current = { sent, commandId: newCommandId() };
    try {
      await send(name.url, { method: 'PUT', body: changes, commandId: last.current.commandId, ifMatch });
    } finally {
      void refreshRecord(client, name);
    }
  };
}
