import { jest } from '@jest/globals';
import { idsOf, opened, Server, settled } from './listed-contracts.js';

describe('The pages of a list', () => {
  it('misses and doubles no row at the edge of a page when one above has left that is not loaded', async () => {
    const server = new Server(1_000);
    const loader = await opened(server);
    loader.show(300, 320);
    await settled();
    server.asked = [];
    loader.onChanges([{ ...server.change(250, 'Closed', '11'), changed: ['status'] }]);
    await settled(260);
    expect(loader.state().window.at(300)?.['id']).toBe(301);
    loader.show(390, 410);
    await settled();
    expect(idsOf(loader, 300, 499)).toEqual(Array.from({ length: 200 }, (_, at) => 301 + at));
    expect(server.asked).toEqual(['counts', 'rows', 'rows']);
  });

  it('lets the rows in sight stand until those are there that come in their place', async () => {
    const server = new Server(1_000);
    const loader = await opened(server);
    loader.show(300, 320);
    await settled();
    const gaps: number[] = [];
    loader.watch(() => gaps.push(idsOf(loader, 300, 320).filter((id) => id === undefined).length));
    loader.onChanges([{ ...server.change(250, 'Closed', '11'), changed: ['status'] }]);
    await settled(260);
    expect(gaps.length).toBeGreaterThan(2);
    expect(Math.max(...gaps)).toBe(0);
  });

  it('leaves a row that belongs elsewhere where it is looked at, and misses no row at the edge of its page', async () => {
    const server = new Server(300);
    const loader = await opened(server);
    loader.show(100, 120);
    await settled();
    loader.show(0, 20);
    server.asked = [];
    loader.onChanges([{ ...server.change(5, 'Signed', '11'), changed: ['price'] }]);
    server.rows.push(...server.rows.splice(5, 1));
    loader.show(1, 21);
    await settled(260);
    expect(loader.state().window.at(5)?.['id']).toBe(5);
    expect(server.asked).toEqual(['counts']);
    loader.show(90, 110);
    await settled();
    expect(idsOf(loader, 0, 199)).toEqual([...Array(201).keys()].filter((id) => id !== 5));
  });

  it('takes no answer for a page that has been asked for again since', async () => {
    const server = new Server(1_000);
    const loader = await opened(server);
    const old = await server.page(300, 100);
    jest.spyOn(server, 'page').mockImplementationOnce(() => settled(300).then(() => old));
    loader.show(300, 320);
    loader.onChanges([{ ...server.change(250, 'Closed', '11'), changed: ['status'] }]);
    await settled(400);
    expect(loader.state().window.at(300)?.['id']).toBe(301);
  });

  it.each([
    ['is removed', null],
    ['no longer fits', { id: 305, status: 'Closed' }],
  ])('show no row that %s while its page is on its way, and no gap in its place', async (_, row) => {
    const server = new Server(1_000);
    const loader = await opened(server);
    const old = await server.page(300, 100);
    jest.spyOn(server, 'page').mockImplementationOnce(() => Promise.resolve(old));
    loader.show(300, 320);
    loader.onChanges([{ ...server.change(305, 'Closed', '11'), row }]);
    await settled();
    expect(idsOf(loader, 300, 400)).not.toContain(305);
    await settled(260);
    expect(idsOf(loader, 300, 399)).toEqual([...Array.from({ length: 5 }, (_id, at) => 300 + at), ...Array.from({ length: 95 }, (_id, at) => 306 + at)]);
  });
});

describe('The counts of a list', () => {
  it('stay the newer ones when the answer to an earlier question comes late', async () => {
    const server = new Server(3);
    const loader = await opened(server);
    const summary = jest.spyOn(server, 'summary');
    const old = await server.summary();
    summary.mockImplementationOnce(() => settled(400).then(() => old));
    loader.onChanges([{ ...server.change(1, 'Signed', '11'), changed: ['price'] }]);
    await settled(220);
    server.change(2, 'Closed', '12');
    loader.onChanges([{ ...server.change(0, 'Signed', '12'), changed: ['price'] }]);
    await settled(500);
    expect(loader.state().summary).toMatchObject({ count: 2, position: '12' });
    expect(loader.state().window.count).toBe(2);
  });
});
