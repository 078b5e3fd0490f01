import { HttpException } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../config/settings.js';

const MISDIRECTED = 421;

type Names = Pick<Settings, 'host' | 'publicUrl'>;

/**
 * A name that is none of ours was made to point here by somebody else, whose page then speaks to us from the visitor's
 * browser as if it were our own. An address cannot be made to.
 */
export function isOwnHost(host: string | undefined, { host: listensOn, publicUrl }: Names): boolean {
  const name = nameIn(host ?? '');
  if (name === undefined) return false;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  const machine = hostname().toLowerCase();
  return [listensOn.toLowerCase(), new URL(publicUrl).hostname, machine, machine.split('.')[0]].includes(name);
}

/** What a trusted proxy says is not doubted: it passes on what it was asked for, or a name of its own. */
export function ownHostOnly(settings: Settings, isTrusted: (address: string, hop: number) => boolean): RequestHandler {
  let found: string | undefined;
  // Nearly everybody calls us the same.
  const isOurs = (host: string | undefined): boolean => {
    if (host !== undefined && host === found) return true;
    if (!isOwnHost(host, settings)) return false;
    found = host;
    return true;
  };
  return (request, _response, next) => {
    const ours = isTrusted(request.socket.remoteAddress ?? '', 0) || isOurs(request.headers.host);
    next(ours ? undefined : new HttpException('This is not the address of this server: PUBLIC_URL names the one that people use', MISDIRECTED));
  };
}

function nameIn(host: string): string | undefined {
  return URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : undefined;
}
