import { Handshake } from './handshake.js';
import type { LiveSocket } from './live-socket.js';

const request = { headers: { host: 'office.example' }, socket: { remoteAddress: '203.0.113.7' } };
const socket = { request, data: {} } as unknown as LiveSocket;

/** What a browser is told that connects; undefined where it is let in. */
const told = (handshake: Handshake) => new Promise<string | undefined>((resolve) => handshake.check(socket, (error) => resolve(error?.message)));

describe('A screen that connects', () => {
  it('while the process starts is told to come again, and comes in once the process serves', async () => {
    const express = Object.assign(() => undefined, { request: {}, get: () => () => true });
    const host = { httpAdapter: { getInstance: () => express } };
    const session = { userId: 7, needsSecondStep: false };
    const handshake = new Handshake({ peek: () => Promise.resolve(session) } as never, {} as never, { publicOrigin: undefined } as never, host as never, { enter: () => Promise.resolve() } as never);
    expect(await told(handshake)).toBe('The server is starting');
    expect(socket.data.session).toBeUndefined();
    handshake.letIn();
    expect(await told(handshake)).toBeUndefined();
    expect(socket.data.session).toBe(session);
  });
});
