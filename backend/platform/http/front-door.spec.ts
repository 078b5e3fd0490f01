import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { FrontDoor } from './front-door.js';

/** What proxies keep a connection for that nothing is asked on. */
const USUAL_IDLE_S = 60;

describe('the front door', () => {
  let door: FrontDoor;
  let port: number;
  let agent: Agent;
  beforeEach(async () => {
    door = new FrontDoor();
    port = await door.listen(0, '127.0.0.1');
    agent = new Agent({ keepAlive: true });
  });
  afterEach(async () => {
    agent.destroy();
    await door.close();
  });

  const ask = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => get({ agent, host: '127.0.0.1', port, path: '/' }, resolve).on('error', reject));
  const dial = async (): Promise<Socket> => {
    const taken = once(door.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await taken;
    return socket;
  };
  /** As the application closes the server, which waits for every connection. */
  const closed = () => new Promise<void>((resolve) => door.server.close(() => resolve()));

  it('keeps an idle connection for longer than proxies do, which would else ask on one that is just being closed', async () => {
    door.serve((_request, response) => response.end('served'));
    const answer = await ask();
    expect(await text(answer)).toBe('served');
    expect(Number(/timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1])).toBeGreaterThan(USUAL_IDLE_S);
  });

  it('is closed without waiting for connections on which nothing was asked yet, or nothing any more', async () => {
    door.serve((_request, response) => response.end('served'));
    await text(await ask());
    const silent = await dial();
    door.letNobodyStay();
    await Promise.all([closed(), once(silent, 'close')]);
  });

  it('is closed although somebody never says all of what they ask', async () => {
    const taken = once(door.server, 'connection') as Promise<[Socket]>;
    connect(port, '127.0.0.1').on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: here\r\n');
    const [connection] = await taken;
    while (connection.bytesRead === 0) await pause(5);
    door.letNobodyStay();
    await closed();
  });

  it('finishes what it is being asked when it closes, and then lets go of the connection', async () => {
    const asked = new Promise<ServerResponse>((resolve) => door.serve((_request, response) => resolve(response)));
    const answer = ask();
    const response = await asked;
    door.letNobodyStay();
    const gone = closed();
    response.end('served');
    expect(await text(await answer)).toBe('served');
    await gone;
  });
});
