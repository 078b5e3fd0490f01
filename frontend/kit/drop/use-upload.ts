import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newCommandId } from '../../server/command-id.js';
import { asProblem, Problem } from '../../server/problem.js';
import { upload } from '../../server/upload.js';
import { refreshRecord, type RecordName } from '../../server/use-record.js';

const MOST_BYTES = 15 * 1_048_576;

export interface UploadState {
  readonly name: string;
  /** From 0 to 1; at 1 the server looks at it. */
  readonly part: number;
}

interface Sending {
  readonly file: File;
  /** Kept for every retry: the file may have arrived, and its answer not. */
  readonly commandId: string;
}

/** One file on its way to a record. The server looks at it once more, and closer. */
export function useUpload(url: string, record: RecordName) {
  const client = useQueryClient();
  const [under, setUnder] = useState<UploadState>();
  const [problem, setProblem] = useState<Problem>();
  const [last, setLast] = useState<Sending>();
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const begin = async (sending: Sending): Promise<void> => {
    const { file, commandId } = sending;
    setLast(sending);
    const fault = faultOf(file);
    setProblem(fault);
    if (fault) return;
    const controller = (going.current = new AbortController());
    setUnder({ name: file.name, part: 0 });
    try {
      await upload(url, file, (part) => setUnder({ name: file.name, part }), controller.signal, commandId);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(asProblem(error));
    }
    setUnder(undefined);
    await refreshRecord(client, record);
  };
  return {
    under,
    problem,
    begin: (file: File) => void begin({ file, commandId: newCommandId() }),
    giveUp: () => going.current?.abort(),
    retry: () => last && void begin(last),
    dismiss: () => setProblem(undefined),
  };
}

function faultOf({ size, name }: File): Problem | undefined {
  if (size > MOST_BYTES) return new Problem(413, { detail: `${name} is larger than 15 MB.` });
  return size === 0 ? new Problem(400, { detail: `${name} is empty.` }) : undefined;
}
