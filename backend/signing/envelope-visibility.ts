import type { PermissionName } from '../../events/users/permission.enums.js';
import { categoryIn } from '../../events/kernel/stream-name.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import type { Envelope } from './envelope.state.js';

interface Needs {
  /** Any of these. */
  readonly follow: readonly PermissionName[];
  /** How signers are reached, and from where they signed. */
  readonly reach: PermissionName;
  /** As at the routes that send the record's documents. */
  readonly send: PermissionName;
  readonly takeBack: PermissionName;
}

/** By the record whose document it is (`decisions.md B16, B24`). */
const ofContract: Needs = { follow: ['Contracts_Detail'], reach: 'Contracts_Sensitive', send: 'Contracts_Edit', takeBack: 'Contracts_Edit' };
const ofListing: Needs = { follow: ['Inventory_Detail', 'Inventory_Edit'], reach: 'Inventory_Sensitive', send: 'Inventory_Edit', takeBack: 'Inventory_Edit' };

const ofEpicContract: Needs = { follow: ['Epic_Contracts_Detail'], reach: 'Epic_Contracts_Sensitive', send: 'Epic_Contracts_Edit', takeBack: 'Epic_Contracts_Edit' };
const needs: Readonly<Record<string, Needs>> = { resaleContract: ofContract, inventory: ofListing, epicContract: ofEpicContract };

/** Any of these opens the way to envelopes; which one is asked of each. */
export const followers = ['Contracts_Detail', 'Inventory_Detail', 'Inventory_Edit', 'Epic_Contracts_Detail'] as const;
export const senders = ['Contracts_Edit', 'Inventory_Edit', 'Epic_Contracts_Edit'] as const;
export const takersBack = ['Contracts_Edit', 'Inventory_Edit', 'Epic_Contracts_Edit'] as const;

type Document = Pick<Envelope, 'document'>;

function isOfListing(envelope: Document): boolean {
  return needsOf(envelope) === ofListing;
}

function needsOf({ document }: Document): Needs {
  return needs[categoryIn(document?.stream ?? '')] ?? ofContract;
}

/** Of a listing already the owners' names are hidden with how they are reached. */
export function mayFollow(envelope: Document, permissions: PermissionSet): boolean {
  return needsOf(envelope).follow.some((one) => permissions.has(one)) && (!isOfListing(envelope) || mayReach(envelope, permissions));
}

export function mayReach(envelope: Document, permissions: PermissionSet): boolean {
  return permissions.has(needsOf(envelope).reach);
}

/** @throws MissingPermission */
export function refuseFollowing(envelope: Document, permissions: PermissionSet): void {
  if (!mayFollow(envelope, permissions)) throw new MissingPermission(isOfListing(envelope) ? [ofListing.reach] : needsOf(envelope).follow);
}

/** @throws MissingPermission */
export function refuseReaching(envelope: Document, permissions: PermissionSet): void {
  if (!mayReach(envelope, permissions)) throw new MissingPermission([needsOf(envelope).reach]);
}

/** @throws MissingPermission */
export function refuseSending(envelope: Document, permissions: PermissionSet): void {
  refuseChanging(envelope, permissions, needsOf(envelope).send);
}

/** @throws MissingPermission */
export function refuseTakingBack(envelope: Document, permissions: PermissionSet): void {
  refuseChanging(envelope, permissions, needsOf(envelope).takeBack);
}

/** Nobody changes what they may not follow. */
function refuseChanging(envelope: Document, permissions: PermissionSet, needed: PermissionName): void {
  refuseFollowing(envelope, permissions);
  if (!permissions.has(needed)) throw new MissingPermission([needed]);
}
