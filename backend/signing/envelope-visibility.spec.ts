import { jest } from '@jest/globals';
import { issuedWith } from '../../test/support/issued.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { EnvelopesController } from './envelopes.controller.js';

const ID = '0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e41';

describe('An envelope that is out to be signed', () => {
  /** Whether somebody with these permissions may have a new link mailed for the document of this record. */
  async function maySend(stream: string, ...permissions: string[]): Promise<boolean> {
    const execute = jest.fn(() => Promise.resolve());
    const records = { unhidden: () => Promise.resolve({ document: { stream } }) };
    const envelopes = new EnvelopesController({ execute } as never, records as never, {} as never, {} as never);
    const issued = issuedWith(...permissions);
    const refused = await envelopes.resend(ID, issued, { permissions: issued.permissions as never }).then(() => false, (error: unknown) => error instanceof MissingPermission);
    expect(execute).toHaveBeenCalledTimes(refused ? 0 : 1);
    return !refused;
  }

  it('of a listing is sent again by who may send it at all, and not by everybody who may follow it', async () => {
    expect(await maySend('inventory-76', 'Inventory_Edit', 'Inventory_Sensitive')).toBe(true);
    expect(await maySend('inventory-76', 'Inventory_Detail', 'Inventory_Sensitive')).toBe(false);
    expect(await maySend('inventory-76', 'Inventory_Detail', 'Inventory_Sensitive', 'Contracts_Edit', 'Contracts_Detail')).toBe(false);
    expect(await maySend('inventory-76', 'Inventory_Edit')).toBe(false);
  });

  it('of a contract is sent again by whoever may change the contract, and not by everybody who may open it', async () => {
    expect(await maySend('resaleContract-1042', 'Contracts_Detail', 'Contracts_Edit')).toBe(true);
    expect(await maySend('resaleContract-1042', 'Contracts_Detail')).toBe(false);
    expect(await maySend('resaleContract-1042', 'Inventory_Edit', 'Inventory_Sensitive')).toBe(false);
  });
});
