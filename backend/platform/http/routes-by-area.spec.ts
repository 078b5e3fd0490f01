import express from 'express';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { findRoutesByArea } from './routes-by-area.js';

describe('routes found by area', () => {
  let server: Server;
  const met: string[] = [];

  beforeAll(async () => {
    const app = express();
    app.use((_request, _response, next) => (met.push('door'), next()));
    app.get('/api/:list/Values', (_request, response) => void response.send('values'));
    app.get('/api/Boats/:id', (request, response, next) => (met.push('boat'), request.params.id === '9' ? next() : void response.send(`boat ${request.params.id}`)));
    app.get('/api/Boats/9', (_request, response) => void response.send('the ninth'));
    app.get('/api/Boats-Sold', (_request, response) => void response.send('sold'));
    app.put('/api/Oars', (_request, response) => void response.send('oars'));
    app.use((_request, response) => void response.status(404).send('nothing'));
    findRoutesByArea(app);
    app.get('/late', (_request, response) => void response.send('late'));
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });

  afterAll(() => server.close());

  const ask = async (path: string, method = 'GET'): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
    return answer.text();
  };

  it.each([
    ['/api/Boats/7', 'boat 7'],
    ['/api/boats/7/', 'boat 7'],
    ['/api/BOATS/7?wide=1', 'boat 7'],
    ['/api/Boats/9', 'the ninth'],
    ['/api/Boats/Values', 'values'],
    ['/api/Boats-Sold', 'sold'],
    ['/api/Boats', 'nothing'],
    ['/api/Masts/7', 'nothing'],
    ['/api', 'nothing'],
    ['/', 'nothing'],
  ])('%s is answered as by all of them: %s', async (path, answer) => {
    expect(await ask(path)).toBe(answer);
  });

  it('goes by the method, and tells which there are', async () => {
    expect([await ask('/api/Oars'), await ask('/api/Oars', 'PUT')]).toEqual(['nothing', 'oars']);
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/Oars`, { method: 'OPTIONS' });
    expect(await answer.text()).toBe('nothing');
  });

  it('asks no route of another area, and what stands before all of them once', async () => {
    met.length = 0;
    await ask('/api/Oars', 'PUT');
    expect(met).toEqual(['door']);
  });
});
