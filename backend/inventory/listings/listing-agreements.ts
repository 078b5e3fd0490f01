import { text } from '../../../events/kernel/field-kinds.rules.js';
import { inventoryListFields } from '../../../events/inventory/inventory.fields.js';
import { underAddress } from '../../../events/kernel/place.enums.js';
import { commandOf } from '../../platform/commands/command.js';
import { InventoryCommand } from '../inventory.handlers.js';
import type { DocumentOfRecord } from '../../platform/documents/document-of-record.js';
import { NOT_SHOWN, saidValues } from '../../platform/documents/said-values.js';
import { signedVersion } from '../../platform/signing/signed-version.rules.js';
import { MakeListingAgreement } from '../inventory.commands.js';
import { inventory } from '../inventory.js';
import type { Inventory } from '../inventory.state.js';
import { ownersNamed } from './listing-owners.rules.js';

const documentFields = { ...inventoryListFields, seller: text('Seller'), coSeller: text('Co-seller') } as const;

/** What owners sign when they list. */
export const listingAgreement: DocumentOfRecord<Inventory> = {
  aggregate: inventory,
  template: 'listing-agreement.typ',
  fields: documentFields,
  noun: 'listing agreement',
  called: (inventoryId) => `listing-agreement-${inventoryId}`,
  versions: ({ agreements }) => agreements,
  signed: ({ signings }) => signedVersion(signings),
  recorded: (inventoryId, made, reason) => new InventoryCommand(inventoryId, commandOf(MakeListingAgreement, reason ? { reason } : {}), made),

  said(unit) {
    const people = ownersNamed(unit);
    const { seller = NOT_SHOWN, coSeller = NOT_SHOWN } = people;
    // A place for the first is there before anybody is named; a second person only where there is one.
    const signers = [{ id: 'seller', role: 'Seller', name: seller }, ...(coSeller === '' ? [] : [{ id: 'coSeller', role: 'Co-seller', name: coSeller }])];
    return { values: saidValues(documentFields, { ...unit, ...people, ...asWritten(unit) }), signers, amounts: ['listingPrice'], lines: ['seller', 'sellerAddress', 'sellerEmail', 'resortName', 'useWeek', 'nextUseYear', 'listingTerms', 'listingStartDate', 'listingEndDate'] };
  },
};

/** Points in thousands, and a country where it is not our own. */
function asWritten({ pointsAmount, sellerCountry }: Partial<Inventory>): object {
  return {
    ...(pointsAmount !== undefined && { pointsAmount: new Intl.NumberFormat('en-US').format(pointsAmount) }),
    ...(sellerCountry !== undefined && { sellerCountry: underAddress(sellerCountry) }),
  };
}
