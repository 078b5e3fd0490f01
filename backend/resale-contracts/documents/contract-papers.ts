import type { RecordedEvent } from '../../../events/kernel/event.js';
import { ContractPaperUploaded, type ContractPaperEvent } from '../../../events/resale-contracts/resale-contract-papers.events.js';
import type { ContractPaper } from '../../../events/resale-contracts/resale-contract-papers.enums.js';
import type { StoredFile } from '../../../events/kernel/stored-file.js';

/** A version of a paper as the contract knows it. */
export interface UploadedPaper {
  readonly paper: ContractPaper;
  readonly version: number;
  readonly file: StoredFile;
  /** A virus scanner found nothing; else none was there to ask. */
  readonly scanned: boolean;
  /** ISO UTC. */
  readonly uploadedAt: string;
  readonly uploadedBy: string;
}

export type PaperToRecord = Pick<UploadedPaper, 'paper' | 'file' | 'scanned'>;

interface WithPapers {
  readonly papers: readonly UploadedPaper[];
}

/** A paper that is there already is replaced: its versions stay. */
export function recordPaper({ papers }: WithPapers, { paper, file, scanned }: PaperToRecord): ContractPaperEvent[] {
  const version = papers.filter((one) => one.paper === paper).length + 1;
  return [ContractPaperUploaded({ paper, version, file, scanned })];
}

export function uploadedPaper({ data, metadata }: RecordedEvent<ContractPaperEvent>): UploadedPaper {
  return { ...data, uploadedAt: metadata.occurredAt, uploadedBy: metadata.actor.name };
}
