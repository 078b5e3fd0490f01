import { isFinished } from '../../../events/resale-contracts/resale-contract.enums.js';
import { useStanding } from '../../documents/use-standing.js';
import { beforeItIsSent } from '../../signing/by-staff/before-it-is-sent.js';
import type { ToSend } from '../../signing/by-staff/send-dialog.js';
import { stillToSign } from '../../signing/by-staff/still-to-sign.js';
import type { HeldRecord } from '../../server/use-record.js';
import type { Contract } from '../contract-record.js';
import { documentUrl, type ContractDocument } from './contract-document.js';
import { contractNeeds, contractSigners } from './document-signers.js';

export interface Sending {
  readonly toSend: ToSend | undefined;
  readonly offered: boolean;
  /** Whether there is something to ask is not known yet. */
  readonly waits: boolean;
  /** What it lacks, in words. */
  readonly needs: string | undefined;
}

/** What is asked before the newest version of a document goes; not offered while it is out, signed, or of a finished contract. */
export function useSending({ data: contract, revision }: Pick<HeldRecord<Contract>, 'data' | 'revision'>, { kind, versions, signings }: ContractDocument, mayEdit: boolean): Sending {
  const last = signings.at(-1);
  const [newest] = versions;
  const ofNewest = last?.version === newest?.version ? last : undefined;
  const isOver = ofNewest?.status === 'Completed' || stillToSign(ofNewest?.status);
  const finished = isFinished(contract.contractStatus ?? '');
  const offered = !isOver && !finished;
  const asks = mayEdit && offered;
  const read = useStanding(newest && asks ? documentUrl(contract.contractId!, kind, newest.version) : undefined, revision);
  return {
    toSend: newest && { version: newest, revision, signers: contractSigners(contract, kind), standing: read.standing, doubt: beforeItIsSent(newest.version, read, last) },
    offered,
    waits: read.reading,
    needs: asks ? contractNeeds(contract, kind) : finished && mayEdit && !isOver ? `The contract is ${contract.contractStatus}: nothing more is sent to be signed` : undefined,
  };
}
