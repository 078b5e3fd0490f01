import { isFinished } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { MadeVersion } from '../../documents/made-version.js';
import { useStanding } from '../../documents/use-standing.js';
import type { VersionSigning } from '../../documents/version-state.js';
import { beforeItIsSent } from './before-it-is-sent.js';
import type { ToSend } from './send-dialog.js';
import { stillToSign } from './still-to-sign.js';

export interface Sending {
  readonly toSend: ToSend | undefined;
  readonly offered: boolean;
  /** Whether there is something to ask is not known yet. */
  readonly waits: boolean;
  /** What it lacks, in words. */
  readonly needs: string | undefined;
}

interface OfContract {
  /** Its versions are below it. */
  readonly url: string;
  readonly revision: number;
  readonly contractStatus: string;
  /** Newest first. */
  readonly versions: readonly MadeVersion[];
  /** How its versions were signed, the last time last. */
  readonly signings: readonly (VersionSigning & { readonly status: Parameters<typeof stillToSign>[0] & string })[];
  readonly signers: ToSend['signers'];
  readonly needs: string | undefined;
  /** False where there is nothing left to sign of it. */
  readonly isLeft?: boolean;
}

/** What is asked before the newest version of a contract's document goes; not offered while it is out, signed, or of a finished contract. */
export function useSendingOf({ url, revision, contractStatus, versions, signings, signers, needs, isLeft = true }: OfContract, mayEdit: boolean): Sending {
  const last = signings.at(-1);
  const [newest] = versions;
  const ofNewest = last?.version === newest?.version ? last : undefined;
  const isOver = !isLeft || ofNewest?.status === 'Completed' || stillToSign(ofNewest?.status);
  const finished = isFinished(contractStatus);
  const offered = !isOver && !finished;
  const asks = mayEdit && offered;
  const read = useStanding(newest && asks ? `${url}/${newest.version}` : undefined, revision);
  return {
    toSend: newest && { version: newest, revision, signers, standing: read.standing, doubt: beforeItIsSent(newest.version, read, last) },
    offered,
    waits: read.reading,
    needs: asks ? needs : finished && mayEdit && !isOver ? `The contract is ${contractStatus}: nothing more is sent to be signed` : undefined,
  };
}
