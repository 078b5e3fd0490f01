import { chromium } from 'playwright-core';
const [,, base, who, outDir, width, scheme, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const c = await b.newContext({ viewport: { width: +width, height: width < 500 ? 844 : 900 }, colorScheme: scheme });
const r = await c.request.post(base + '/api/Users/AuthEmail', { data: { email: who + '@demo.example', password: 'Demo-2026!' } });
console.log(r.status());
const p = await c.newPage();
p.on('console', (m) => m.type() === 'error' && console.log(m.text()));
for (const path of paths) {
  await p.goto(base + path); await p.waitForTimeout(3500);
  const name = path.replace(/[^a-z0-9]+/gi, '-').slice(0, 60);
  await p.screenshot({ path: `${outDir}/${name}-${width}-${scheme}.png`, fullPage: process.env.FULL === '1' });
}
await b.close();
