import { parentPort, workerData } from 'node:worker_threads';
import { sealKeyIn } from './seal-certificate.js';
import { sealedDocument, type ToSeal } from './sealed-document.js';

/** What the thread is given. */
export interface Sealing {
  readonly document: ToSeal;
  readonly sealFile: string;
  readonly at: Date;
}

const { document, sealFile, at } = workerData as Sealing;
parentPort!.postMessage(await sealedDocument(document, sealKeyIn(sealFile, document.company), at));
