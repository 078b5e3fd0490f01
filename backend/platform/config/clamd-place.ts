import { CannotStart } from './cannot-start.js';

/** Where clamd listens: what `net.connect` takes. */
export type ClamdPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** CLAMD_URL=tcp://host:3310 or unix:///run/clamav/clamd.ctl. @throws CannotStart */
export function clamdPlace(environment: NodeJS.ProcessEnv): ClamdPlace | undefined {
  const text = environment['CLAMD_URL']?.trim();
  if (!text) return undefined;
  const [, path] = /^unix:\/\/(\/.+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})\/?$/i.exec(text) ?? [];
  if (host === undefined) throw new CannotStart('CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.');
  return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}
