import { lazy, Suspense, useEffect, useState } from 'react';
import { askForProofBy } from '../server/proof.js';

const ProofQuestion = lazy(async () => ({ default: (await import('./proof-question.js')).ProofQuestion }));

/** Asks for the password again, or a code, when the server wants to know who is there; what was to be done is then done. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<(given: boolean) => void>();
  useEffect(() => askForProofBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const close = (given: boolean) => {
    answer?.(given);
    setAnswer(undefined);
  };
  return <Suspense>{answer && <ProofQuestion onClose={close} />}</Suspense>;
}
