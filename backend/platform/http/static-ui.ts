import express, { type RequestHandler, type Response } from 'express';
import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { NamedPages } from './named-pages.js';

/** Vite names these files by their content. */
const HASHED = /[/\\]assets[/\\]/;
const A_YEAR = 'public, max-age=31536000, immutable';
/** Pages stand beside each other: no other folder of the screens holds one. */
const PAGE = /^\/([\w-]+\.html)$/;

/**
 * The built screens; any path that is no file and not of the API is the single page's own.
 * @param company whose name every page says
 */
export function staticUi(folder: string, company: () => Promise<OwnCompany>): RequestHandler[] {
  const files = express.static(folder, {
    index: false,
    setHeaders: (response, file) => response.setHeader('Cache-Control', HASHED.test(file) ? A_YEAR : 'no-cache'),
  });
  const named = new NamedPages(folder);
  const send = async (response: Response, name: string): Promise<boolean> => {
    const page = await named.page(name, company);
    if (page === undefined) return false;
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', page.tag);
    response.type('html').send(page.text);
    return true;
  };
  return [unlessApi(pages(send)), unlessApi(files), unlessApi(singlePage(send))];
}

type SendPage = (response: Response, name: string) => Promise<boolean>;

function unlessApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(api|socket\.io)(\/|$)/i.test(request.path)) return next();
    return handler(request, response, next);
  };
}

function pages(send: SendPage): RequestHandler {
  return async (request, response, next) => {
    const name = PAGE.exec(request.path)?.[1];
    if (name === undefined || !(await send(response, name))) next();
  };
}

function singlePage(send: SendPage): RequestHandler {
  return async (request, response, next) => {
    // A missing script must not answer with the page: the browser would run HTML.
    if (request.path.startsWith('/assets/')) return next();
    // The token of a password link stands in its path (decisions.md A5): not even our own files are asked for with it.
    if (request.path.startsWith('/auth/')) response.setHeader('Referrer-Policy', 'no-referrer');
    if (!(await send(response, 'index.html'))) next();
  };
}
