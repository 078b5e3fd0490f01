import { EventEmitter } from 'node:events';
import { LineAdmission } from './line-admission.js';

const express = { request: { get ip() { return (this as unknown as { readonly socket: { readonly remoteAddress: string } }).socket.remoteAddress; } } };
const settings = { socketsPerPerson: 2, socketsPerAddress: 3 };

/** Sessions of `person 7` and so on; a look-up waits until it is let on where `hold` says so. */
class Office {
  readonly engine = Object.assign(new EventEmitter(), { use: () => undefined, opts: {} });
  readonly admission: LineAdmission;
  readonly heldBack: (() => void)[] = [];
  lookedUp = 0;
  hold = false;
  mayConnect = true;

  constructor() {
    const peek = async ({ cookie }: { cookie?: string }) => {
      this.lookedUp++;
      if (this.hold) await new Promise<void>((resolve) => this.heldBack.push(resolve));
      return cookie === undefined ? undefined : { userId: Number(cookie) };
    };
    const limits = { mayConnect: () => this.mayConnect, watch: () => undefined };
    this.admission = new LineAdmission({ peek } as never, settings as never, { httpAdapter: { getInstance: () => express } } as never, limits as never);
    this.admission.standBefore({ engine: this.engine } as never);
  }

  /** @returns the refusal, or the line */
  async opens(cookie: string | undefined, address = '203.0.113.7'): Promise<string | EventEmitter> {
    const request = { headers: { cookie }, socket: { remoteAddress: address } };
    const refusal = await new Promise<string | null>((resolve) => this.admission.check(request as never, (message) => resolve(message)));
    if (refusal !== null) return refusal;
    const line = Object.assign(new EventEmitter(), { request, close: () => undefined });
    this.engine.emit('connection', line);
    return line;
  }
}

describe('A request for a line', () => {
  let office: Office;
  beforeEach(() => {
    office = new Office();
    office.admission.letIn();
  });

  it('is told to come again while the process starts', async () => {
    const starting = new Office();
    expect(await starting.opens('7')).toBe('The server is starting');
    starting.admission.letIn();
    expect(await starting.opens('7')).toBeInstanceOf(EventEmitter);
  });

  it('without a session gets none, and nothing is kept of it', async () => {
    for (let time = 0; time < 10; time++) expect(await office.opens(undefined)).toBe('Please sign in');
    expect(await office.opens('7')).toBeInstanceOf(EventEmitter);
  });

  it('from an address that has enough is refused before its session is looked up; another address has its own, and a closed one frees a place', async () => {
    const [first] = [await office.opens('1'), await office.opens('2'), await office.opens('3')];
    const before = office.lookedUp;
    expect(await office.opens('4')).toBe('Too many pages are open in your network');
    expect(office.lookedUp).toBe(before);
    expect(await office.opens('4', '198.51.100.9')).toBeInstanceOf(EventEmitter);
    (first as EventEmitter).emit('close');
    expect(await office.opens('4')).toBeInstanceOf(EventEmitter);
  });

  it('counts for its whole network where it has an IPv6 address', async () => {
    for (const end of ['1', '2', '3']) await office.opens(end, `2001:db8:0:1::${end}`);
    expect(await office.opens('4', '2001:db8:0:1:ffff::9')).toBe('Too many pages are open in your network');
    expect(await office.opens('4', '2001:db8:0:2::9')).toBeInstanceOf(EventEmitter);
  });

  it('is looked up beside few others of its address, and waits for none of another', async () => {
    office.hold = true;
    const asked = Array.from({ length: 10 }, () => office.opens(undefined));
    await new Promise((resolve) => setImmediate(resolve));
    expect(office.lookedUp).toBe(4);
    const elsewhere = office.opens('7', '198.51.100.9');
    await new Promise((resolve) => setImmediate(resolve));
    expect(office.lookedUp).toBe(5);
    office.hold = false;
    office.heldBack.forEach((letOn) => letOn());
    expect(await elsewhere).toBeInstanceOf(EventEmitter);
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 10 }, () => 'Please sign in'));
  });

  it('of a person who connects again and again is refused', async () => {
    office.mayConnect = false;
    expect(await office.opens('7')).toBe('This page asked for too much at once');
  });

  it('of a person with more lines than are told why is refused, from wherever it comes', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}`);
    for (const address of addresses) expect(await office.opens('7', address)).toBeInstanceOf(EventEmitter);
    expect(await office.opens('7', '198.51.100.99')).toBe('You have too many pages open');
  });
});
