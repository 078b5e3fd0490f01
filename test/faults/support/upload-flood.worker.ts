import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { BEFORE, sendingTo, uploads } from './upload-forms.js';
import type { Flooding } from './upload-flood.js';

const TRICKLES_EVERY_MS = 50;
const FIRST_CONTRACT = 1_001;

const { url, cookie, atOnce, form } = workerData as Flooding;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const statuses = new Set<number>();
let over = false;

for (let place = 0; place < atOnce; place++) void (form ? sendsAgain(FIRST_CONTRACT + place, form) : tricklesOn(FIRST_CONTRACT + place));
parentPort!.postMessage('begun');
parentPort!.once('message', () => {
  over = true;
  parentPort!.postMessage(statuses);
  agent.destroy();
});

async function sendsAgain(contract: number, whole: Uint8Array): Promise<void> {
  while (!over) {
    const status = await uploads(url, cookie, contract, whole, agent);
    if (!over) statuses.add(status);
  }
}

async function tricklesOn(contract: number): Promise<void> {
  while (!over) {
    const sending = sendingTo(url, cookie, contract, agent);
    const ended = new Promise<void>((resolve) => sending.on('close', resolve));
    sending.on('response', (answer) => {
      statuses.add(answer.statusCode!);
      sending.destroy();
    });
    sending.on('error', () => undefined);
    sending.write(BEFORE);
    const trickle = setInterval(() => sending.write('%'), TRICKLES_EVERY_MS);
    await ended;
    clearInterval(trickle);
  }
}
