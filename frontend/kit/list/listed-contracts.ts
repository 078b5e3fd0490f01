import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import type { Row } from './list-definition.js';
import { ListLoader, type ListSource } from './list-loader.js';

/** For tests: a server with contracts 0 to n-1, of which a filter shows the Signed ones. */
export class Server implements ListSource {
  position = '10';
  failing = false;
  /** What was asked for. */
  asked: string[] = [];
  readonly rows: Row[];

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, id) => ({ id, status: 'Signed' }));
  }

  async page(offset: number, limit: number) {
    this.asked.push('rows');
    await this.trouble();
    return { rows: this.signed().slice(offset, offset + limit), offset, position: this.position };
  }

  async summary() {
    this.asked.push('counts');
    await this.trouble();
    return { count: this.signed().length, total: this.rows.length, sums: { price: '0' }, position: this.position };
  }

  view = { filtered: ['status'], sorted: 'price', searched: false };
  keyOf = (row: Row) => String(row['id']);
  fits = (row: Row) => row['status'] === 'Signed';

  change(id: number, status: string, position: string): PushedChange {
    this.rows[id] = { id, status };
    this.position = position;
    return { key: String(id), operation: 'put', position, by: 'Dana Kim', eventType: 'ContractStatusChanged', at: '', row: { id, status } };
  }

  private signed(): Row[] {
    return this.rows.filter(this.fits);
  }

  private async trouble(): Promise<void> {
    await Promise.resolve();
    if (this.failing) throw new Error('away');
  }
}

export const settled = (milliseconds = 5) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function opened(server: Server): Promise<ListLoader> {
  const loader = new ListLoader(server, 20);
  loader.show(0, 20);
  await settled();
  return loader;
}

export function idsOf(loader: ListLoader, from: number, to: number): unknown[] {
  return Array.from({ length: to - from + 1 }, (_, at) => loader.state().window.at(from + at)?.['id']);
}
