/** The code of an answer that asks who is there before it does something (backend/platform/auth/sessions/recent-proof.ts). */
export const PROOF_NEEDED = 'proof-needed';

/** Asks the person. @returns whether he or she has shown to be the owner of the session */
export type AskForProof = () => Promise<boolean>;

let asker: AskForProof | undefined;

/** Whoever shows the question. @returns what ends it */
export function askForProofBy(ask: AskForProof): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Requests that come at the same time share one question. */
let underWay: Promise<boolean> | undefined;

export function proofIsGiven(): Promise<boolean> {
  underWay ??= (asker?.() ?? Promise.resolve(false)).finally(() => (underWay = undefined));
  return underWay;
}
