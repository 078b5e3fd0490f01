import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { namedPage, pageTag } from './named-page.js';

interface NamedPage {
  /** What it was told, as text. */
  readonly told: string;
  readonly text: string;
  readonly tag: string;
}

/** Whoever asks for pages, and how often, signed in or not: a page is read from its file once, and written anew for another name alone. */
export class NamedPages {
  private readonly files = new Map<string, string>();
  private readonly pages = new Map<string, NamedPage>();

  constructor(private readonly folder: string) {}

  /** @param company asked for where there is such a page alone */
  async page(name: string, company: () => Promise<OwnCompany>): Promise<NamedPage | undefined> {
    const html = await this.html(name);
    if (html === undefined) return undefined;
    const named = await company();
    const told = JSON.stringify(named);
    const known = this.pages.get(name);
    if (known?.told === told) return known;
    const text = namedPage(html, named);
    const page = { told, text, tag: pageTag(text) };
    this.pages.set(name, page);
    return page;
  }

  /** Only what is there is kept: there is no end of names that are not. */
  private async html(name: string): Promise<string | undefined> {
    const known = this.files.get(name);
    if (known !== undefined) return known;
    const html = await readFile(path.join(this.folder, name), 'utf8').catch(() => undefined);
    if (html !== undefined) this.files.set(name, html);
    return html;
  }
}
