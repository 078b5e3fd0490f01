import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { staticUi } from './static-ui.js';

const PAGE = '<head><meta name="own-company" content="" /><title>%COMPANY%</title></head><noscript>%COMPANY% needs JavaScript.</noscript>';
const company: OwnCompany = { name: 'Harbor Resales', phone: '(305) 555-0174', address: '9 Pier Road, Miami, FL 33101', place: 'Miami, FL' };

describe('The pages of the product', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  let now = company;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'index.html'), PAGE);
    writeFileSync(path.join(folder, 'checkout.html'), PAGE.replace('<title>%COMPANY%', '<title>Pay'));
    writeFileSync(path.join(folder, 'once.html'), PAGE);
    writeFileSync(path.join(folder, 'mark.svg'), '<svg>%COMPANY%</svg>');
    const app = express().set('etag', false).use(...staticUi(folder, () => Promise.resolve(now)));
    server = createServer(app as never);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void (now = company));
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const read = async (at: string, headers = {}) => {
    const answer = await fetch(`${url}${at}`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it.each(['/', '/index.html', '/auth/login-page', '/sign', '/portal/rci-member/508'])('say the company’s name before any script runs: %s', async (at) => {
    const { text, headers } = await read(at);
    expect(text).toContain('<title>Harbor Resales</title>');
    expect(text).toContain('Harbor Resales needs JavaScript.');
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('tell name, phone and place to a page that stands apart, and leave other files as they are', async () => {
    const { text } = await read('/checkout.html');
    expect(text).toContain(`content="{&quot;name&quot;:&quot;Harbor Resales&quot;,&quot;phone&quot;:&quot;(305) 555-0174&quot;,&quot;place&quot;:&quot;Miami, FL&quot;}"`);
    expect(text).toContain('<title>Pay</title>');
    expect((await read('/mark.svg')).text).toBe('<svg>%COMPANY%</svg>');
    expect((await read('/api/Contracts')).status).toBe(404);
    expect((await read('/assets/gone.js')).status).toBe(404);
  });

  it('take a name for words, whatever it holds', async () => {
    now = { ...company, name: '</title><script>alert("$&")</script>' };
    const { text } = await read('/');
    expect(text).not.toContain('<script>');
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;</title>');
  });

  it.each(['Our "%COMPANY%"', 'A <meta name="own-company" content="" /> & Sons', "$& $1 'It’s'"])('tell a name as it was set, where it looks like a place to fill too: %s', async (name) => {
    now = { ...company, name };
    const { text } = await read('/');
    const content = /<meta name="own-company" content="([^"]*)" \/>/.exec(text)![1]!;
    const told = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    expect(JSON.parse(told)).toEqual({ name, phone: company.phone, place: company.place });
    expect(text.match(/<meta/g)).toHaveLength(1);
  });

  it('are read from their file once, however often strangers ask', async () => {
    const before = (await read('/once.html')).text;
    writeFileSync(path.join(folder, 'once.html'), 'read again');
    expect((await read('/once.html')).text).toBe(before);
    now = { ...company, name: 'Pier Resales' };
    expect((await read('/once.html')).text).toBe(before.replaceAll('Harbor', 'Pier'));
  });

  it('come whole again once the name is another, and else not', async () => {
    const { headers } = await read('/');
    const known = { 'If-None-Match': headers.get('etag')!, 'Cache-Control': 'max-age=0' };
    expect((await read('/', known)).status).toBe(304);
    now = { ...company, name: 'Pier Resales' };
    expect(await read('/', known)).toMatchObject({ status: 200, text: expect.stringContaining('Pier Resales') as unknown });
  });
});
