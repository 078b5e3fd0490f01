import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

export interface TemplateSet {
  /** Texts by the names of their files. */
  readonly templates: Readonly<Record<string, string>>;
  /** Of all of them: what was made by the same templates of the same data is the same to the byte. */
  readonly fingerprint: string;
}

const SHIPPED = fileURLToPath(new URL('../../document-templates/', import.meta.url));

/** The templates of documents: those that come with the product, and in their place what the office has put into DATA_DIR/templates. */
@Injectable()
export class Templates {
  private readonly own: string;

  constructor({ dataDir }: Settings) {
    this.own = path.join(dataDir, 'templates');
  }

  /** Read anew each time: a change counts from the next document. */
  async read(): Promise<TemplateSet> {
    const templates = { ...(await textsIn(SHIPPED)), ...(await textsIn(this.own)) };
    const hash = createHash('sha256');
    for (const [name, text] of Object.entries(templates).sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\0${text}\0`);
    return { templates, fingerprint: hash.digest('hex') };
  }
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const texts = names.filter((name) => name.endsWith('.typ')).map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
