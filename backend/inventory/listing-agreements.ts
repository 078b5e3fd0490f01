import { Injectable } from '@nestjs/common';
import { text } from '../../events/field-kinds.values.js';
import { inventoryListFields } from '../../events/inventory-fields.values.js';
import { sellerName } from '../../events/party-name.js';
import { countryName, DEFAULT_COUNTRY } from '../../events/place.values.js';
import { hiddenFields } from '../platform/auth/hidden-fields.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import { commandOf, type Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { send, type Sending } from '../platform/commands/send.js';
import { Documents, type DocumentData } from '../platform/documents/documents.js';
import { NOT_SHOWN, saidValues } from '../platform/documents/said-values.js';
import { Records } from '../platform/records/records.js';
import { MakeListingAgreement } from './inventory.commands.js';
import { inventory } from './inventory.js';
import type { Inventory } from './inventory.state.js';
import { agreementName, nextVersion, VERSION_TAKEN, type MadeAgreement } from './listing-agreement.js';

const TEMPLATE = 'listing-agreement.typ';
const documentFields = { ...inventoryListFields, seller: text('Seller'), coSeller: text('Co-seller') } as const;

/** Who makes a version at the same moment takes its number. */
const ATTEMPTS = 5;

/** What owners sign when they list: made of what the unit says at that moment, kept, and named by an event of its stream. */
@Injectable()
export class ListingAgreements {
  constructor(
    private readonly records: Records,
    private readonly documents: Documents,
    private readonly commands: Commands,
  ) {}

  /** @throws NotFound; Refusal where the template has a fault */
  async make(inventoryId: number, issued: Issued): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const sending = await this.setAndKept(inventoryId);
      try {
        await this.commands.execute(sending, issued);
        return;
      } catch (error) {
        const taken = error instanceof Refusal && error.options.code === VERSION_TAKEN;
        if (!taken || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The next version, set and kept, for who says that it is made. */
  async setAndKept(inventoryId: number): Promise<Sending> {
    const { state, revision: ofRevision } = await this.records.everything(inventory, inventoryId);
    const version = nextVersion(state);
    const kept = await this.documents.make(TEMPLATE, dataOf(state, String(version)), agreementName(inventoryId, version));
    return send(inventory, inventoryId, commandOf(MakeListingAgreement, {}), { version, ofRevision, ...kept });
  }

  /** As it would be made now, for this reader. */
  async preview(inventoryId: number, permissions: PermissionSet): Promise<Buffer> {
    const { state } = await this.records.read(inventory, inventoryId, { permissions });
    return (await this.documents.render(TEMPLATE, dataOf(state, ''))).pdf;
  }

  /** @throws NotFound */
  async version(inventoryId: number, version: number): Promise<MadeAgreement> {
    const { agreements } = await this.records.everything(inventory, inventoryId).then(({ state }) => state);
    const made = agreements.find((one) => one.version === version);
    if (!made) throw new NotFound(`listing agreement of ${inventoryId} in version`, version);
    return made;
  }

  /** Whether somebody may open what was made itself; all others get a copy made for them. */
  seesEverything(permissions: PermissionSet): boolean {
    return hiddenFields(inventory.sensitive, permissions).size === 0;
  }

  /** The same document without what its reader may not see. */
  async copyFor(inventoryId: number, { version, ofRevision }: MadeAgreement, permissions: PermissionSet): Promise<Buffer> {
    const { state } = await this.records.read(inventory, inventoryId, { permissions, asOf: ofRevision });
    return (await this.documents.render(TEMPLATE, dataOf(state, String(version)))).pdf;
  }
}

function dataOf(unit: Inventory, version: string): DocumentData {
  const people = namesIn(unit);
  const values = saidValues(documentFields, { ...unit, ...people, ...asWritten(unit) });
  const { seller = NOT_SHOWN, coSeller = NOT_SHOWN } = people;
  // A place for the first is there before anybody is named; a second person only where there is one.
  const signers = [{ id: 'seller', role: 'Seller', name: seller }, ...(coSeller === '' ? [] : [{ id: 'coSeller', role: 'Co-seller', name: coSeller }])];
  return { number: String(unit.inventoryId), version, isCopy: Object.values(values).includes(NOT_SHOWN), values, signers };
}

/** Points in thousands, and a country where it is not our own. */
function asWritten({ pointsAmount, sellerCountry }: Partial<Inventory>): object {
  return {
    ...(pointsAmount !== undefined && { pointsAmount: new Intl.NumberFormat('en-US').format(pointsAmount) }),
    ...(sellerCountry !== undefined && { sellerCountry: sellerCountry === DEFAULT_COUNTRY ? '' : countryName(sellerCountry) }),
  };
}

/** Absent for who does not see the seller. */
function namesIn(unit: Inventory): { readonly seller?: string; readonly coSeller?: string } {
  // Hidden fields are absent here, whatever the type says.
  const seen: Partial<Inventory> = unit;
  if (seen.sellerLastName === undefined) return {};
  // Contracts keep these words in capitals (decisions.md H2).
  const seller = sellerName({ ...unit, sellerEntityType: unit.sellerEntityType.toUpperCase() });
  return { seller: seller || unit.ownerName, coSeller: `${unit.coSellerFirstName} ${unit.coSellerLastName}`.trim() };
}
