import { jest } from '@jest/globals';
import type { Session } from '../auth/sessions/session.js';
import { SocketSessions } from './socket-sessions.js';

const session = { userId: 7, permissions: new Set(['Tours_Main']), needsSecondStep: false } as unknown as Session;

/** A socket of user 7, whose session is another by the time it is looked at again. */
async function lookedAtAgain(now: Session | undefined) {
  let tell: (userId: number) => void = () => undefined;
  const sessions = { onChange: (listener: typeof tell) => ((tell = listener), () => undefined), peek: () => Promise.resolve(now) };
  const socketSessions = new SocketSessions(sessions as never, {} as never, {} as never, {} as never, {} as never);
  const socket = { data: { session }, handshake: { headers: {} }, emit: jest.fn(), disconnect: jest.fn() };
  socketSessions.start();
  socketSessions.add(socket as never);
  tell(7);
  await new Promise((resolve) => setImmediate(resolve));
  socketSessions.stop();
  return socket;
}

describe('an open line', () => {
  it('stays as long as its session may do what it could', async () => {
    expect((await lookedAtAgain(session)).disconnect).not.toHaveBeenCalled();
  });

  it('is cut when its session ends', async () => {
    expect((await lookedAtAgain(undefined)).disconnect).toHaveBeenCalledWith(true);
  });

  it('is cut when its owner has to set up a second step first, and tells the screen so', async () => {
    const socket = await lookedAtAgain({ ...session, needsSecondStep: true });
    expect(socket.disconnect).toHaveBeenCalledWith(true);
    expect(socket.emit).toHaveBeenCalledWith('session');
  });
});
