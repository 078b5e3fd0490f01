import { Handshake } from './handshake.js';
import type { LiveSocket } from '../live-socket.js';

const request = { headers: { host: 'office.example' }, socket: { remoteAddress: '203.0.113.7' } };
const socketOn = (conn: object) => ({ conn, request, data: {} }) as unknown as LiveSocket;

/** What a browser is told that connects; undefined where it is let in. */
const told = (handshake: Handshake, socket: LiveSocket) => new Promise<string | undefined>((resolve) => handshake.check(socket, (error) => resolve(error?.message)));

describe('A screen that connects', () => {
  const express = Object.assign(() => undefined, { request: {}, get: () => () => true });
  const host = { httpAdapter: { getInstance: () => express } };
  let session: object | undefined;
  let handshake: Handshake;
  beforeEach(() => {
    session = { userId: 7, needsSecondStep: false };
    handshake = new Handshake({ peek: () => Promise.resolve(session) } as never, {} as never, { publicOrigin: undefined } as never, host as never, { enter: () => Promise.resolve() } as never);
  });

  it('gets one socket on its line, however often it asks at once', async () => {
    const conn = {};
    const [first, second] = [socketOn(conn), socketOn(conn)];
    expect(await Promise.all([told(handshake, first), told(handshake, second)])).toEqual([undefined, 'This line is open already']);
    expect(first.data.session).toBe(session);
    expect(second.data.session).toBeUndefined();
  });

  it('may ask again on its line after it was refused', async () => {
    const socket = socketOn({});
    const given = session;
    session = undefined;
    expect(await told(handshake, socket)).toBe('Please sign in');
    session = given;
    expect(await told(handshake, socket)).toBeUndefined();
  });
});
