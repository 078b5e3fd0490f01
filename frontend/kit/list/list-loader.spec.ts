import { opened, Server, settled } from './listed-contracts.js';
import { ListLoader } from './list-loader.js';

describe('ListLoader', () => {
  it('loads only the pages that are looked at', async () => {
    const loader = await opened(new Server(1_000));
    const { window, summary } = loader.state();
    expect(window.length).toBe(1_000);
    expect(summary?.count).toBe(1_000);
    expect(window.at(20)).toBeDefined();
    expect(window.at(500)).toBeUndefined();
    loader.show(500, 520);
    await settled();
    expect(loader.state().window.at(500)).toEqual({ id: 500, status: 'Signed' });
  });

  it('forgets rows far away and loads them again on the way back', async () => {
    const loader = await opened(new Server(20_000));
    for (let first = 0; first < 8_000; first += 100) {
      loader.show(first, first + 20);
      await settled(0);
    }
    expect(loader.state().window.at(0)).toBeUndefined();
    loader.show(0, 20);
    await settled();
    expect(loader.state().window.at(0)).toBeDefined();
  });

  it('marks a pushed change with who made it, for a while', async () => {
    const server = new Server(3);
    const loader = await opened(server);
    loader.onChanges([server.change(1, 'Signed', '11')]);
    expect(loader.state().changes.get('1')?.by).toBe('Dana Kim');
    await settled(40);
    expect(loader.state().changes.size).toBe(0);
  });

  it('keeps a row that no longer fits until the person moves on', async () => {
    const server = new Server(3);
    const loader = await opened(server);
    loader.onChanges([server.change(1, 'Closed', '11')]);
    await settled(260);
    expect(loader.state().window.at(1)).toEqual({ id: 1, status: 'Closed' });
    expect(loader.state().summary?.count).toBe(2);
    loader.moveOn();
    expect(loader.state().window.length).toBe(2);
    expect(loader.state().window.at(1)).toEqual({ id: 2, status: 'Signed' });
  });

  it('shows every row again when one that had left comes back before anything was fetched', async () => {
    const server = new Server(3);
    const loader = await opened(server);
    loader.onChanges([server.change(1, 'Closed', '11')]);
    await settled(205);
    loader.onChanges([server.change(1, 'Signed', '12')]);
    await settled(260);
    const { window, summary } = loader.state();
    expect(summary?.count).toBe(3);
    expect([0, 1, 2].map((place) => window.at(place)?.['id'])).toEqual([0, 1, 2]);
  });

  it('fetches a row that comes into the list', async () => {
    const server = new Server(3);
    server.change(1, 'Closed', '10');
    const loader = await opened(server);
    expect(loader.state().window.length).toBe(2);
    loader.onChanges([server.change(1, 'Signed', '11')]);
    await settled(260);
    expect(loader.state().window.at(1)).toEqual({ id: 1, status: 'Signed' });
  });

  it.each([
    ['a field that nothing is counted, summed, filtered or sorted by', ['note'], []],
    ['a field that is summed', ['price'], ['counts']],
    ['what nobody knows', undefined, ['counts']],
  ])('asks, after a change of %s, of a row that stays, for what may differ now and no more', async (_, changed, expected) => {
    const server = new Server(3);
    const loader = await opened(server);
    server.asked = [];
    loader.onChanges([{ ...server.change(1, 'Signed', '11'), ...(changed && { changed }) }]);
    await settled(260);
    expect(server.asked).toEqual(expected);
    expect(loader.state().changes.size + loader.state().window.length).toBe(3);
  });

  it('loses no counts that were on their way when rows are fetched again', async () => {
    const server = new Server(150);
    const loader = await opened(server);
    loader.onChanges([{ ...server.change(1, 'Closed', '11'), changed: ['status'] }]);
    await settled(200);
    loader.onChanges([{ ...server.change(149, 'Signed', '12'), changed: ['price'] }]);
    await settled(460);
    expect(loader.state().summary?.count).toBe(149);
  });

  it('does not let a page that was read earlier undo a pushed change', async () => {
    const server = new Server(3);
    const loader = new ListLoader(server, 1_000);
    loader.show(0, 20);
    loader.onChanges([{ ...server.change(1, 'Signed', '11'), row: { id: 1, status: 'Signed', note: 'newer' } }]);
    server.position = '10';
    await settled();
    expect(loader.state().window.at(1)).toMatchObject({ note: 'newer' });
    loader.dispose();
  });

  it('says what went wrong and recovers when asked again', async () => {
    const server = new Server(3);
    server.failing = true;
    const loader = await opened(server);
    expect(loader.state().problem).toBeDefined();
    server.failing = false;
    loader.refetch();
    await settled();
    expect(loader.state().problem).toBeUndefined();
    expect(loader.state().window.length).toBe(3);
  });

  it('takes what other records say of a row that is loaded, and asks the server for the rest', async () => {
    const server = new Server(30);
    server.rows.forEach((row, id) => (server.rows[id] = { ...row, deal: 500 + id }));
    const loader = await opened(server);
    server.asked = [];
    const said = (key: string) => ({ key, operation: 'put', position: '11', by: 'Dana Kim', eventType: 'DealNamed', at: '', changed: ['dealName'], row: { deal: Number(key), dealName: 'Harbour' } }) as const;
    loader.applyBeside([said('507')], 'deal');
    expect(loader.state().window.at(7)).toEqual({ id: 7, status: 'Signed', deal: 507, dealName: 'Harbour' });
    expect(loader.state().changes.get('7')).toMatchObject({ by: 'Dana Kim', changed: ['dealName'] });
    await settled(250);
    expect(server.asked).toEqual([]);
    loader.applyBeside([said('999')], 'deal');
    await settled(250);
    expect(server.asked).toEqual(['counts', 'rows']);
    loader.dispose();
  });
});
