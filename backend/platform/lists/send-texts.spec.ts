import express from 'express';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sendTexts } from './send-texts.js';

const MEGABYTE = 'x'.repeat(1_000_000);

describe('a long answer', () => {
  let server: Server;
  let reader: Socket;
  let ended: boolean;
  let patience: { stalledMs: number; inAllMs: number };

  async function* texts() {
    try {
      for (let sent = 0; sent < 1_000; sent++) yield MEGABYTE;
    } finally {
      ended = true;
    }
  }

  beforeEach(async () => {
    ended = false;
    const app = express();
    app.get('/', (_, response) => void sendTexts(response, 'text/plain', texts(), patience));
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    reader.on('error', () => undefined);
    reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  });
  afterEach(() => {
    reader.destroy();
    server.close();
  });

  const endsWithin = async (ms: number) => {
    for (const until = Date.now() + ms; !ended && Date.now() < until; ) await pause(10);
    return ended;
  };

  describe('to who takes nothing', () => {
    beforeAll(() => (patience = { stalledMs: 100, inAllMs: 60_000 }));

    it('is broken off, and what it was read from is let go', async () => {
      reader.pause();
      expect(await endsWithin(5_000)).toBe(true);
    });
  });

  describe('to who takes a little now and then', () => {
    beforeAll(() => (patience = { stalledMs: 60_000, inAllMs: 300 }));

    it('is broken off in the end', async () => {
      reader.on('data', () => {
        reader.pause();
        setTimeout(() => reader.resume(), 20);
      });
      expect(await endsWithin(5_000)).toBe(true);
    });
  });
});
