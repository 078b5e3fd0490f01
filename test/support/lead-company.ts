import { randomUUID } from 'node:crypto';
import type { Lead } from '../../backend/leads/lead.state.js';
import { lead } from '../../backend/leads/lead.js';
import { EraseLead } from '../../backend/leads/erasure/lead-erasure.commands.js';
import { GiveLeadBack, MergeLead, TakeLeadApart, TakeOverLead } from '../../backend/leads/merge/lead-merge.commands.js';
import { InterestAdded, InterestRevised } from '../../events/leads/interest.events.js';
import { LeadCommunicationAdded, TextRequested } from '../../events/leads/lead-communications.events.js';
import { LeadDeleted, LeadImported, LeadRestored, LeadRevised, type LeadEvent } from '../../events/leads/lead.events.js';
import type { DomainEvent } from '../../events/kernel/event.js';
import { personalValues, sealed } from '../../events/store/personal/sealed-event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import type { AnyLeadCommand } from '../../backend/leads/lead.commands.js';
import { Refusal } from '../../backend/platform/commands/refusal.js';
import { after, told } from './lead-story.js';

interface Stored {
  readonly id: string;
  readonly data: unknown;
  readonly type: string;
  readonly metadata: { readonly commandHash: string; readonly others: Readonly<Record<string, string>> | undefined };
}

export const takenFields = ['firstName', 'mobilePhone', 'email', 'city'] as const;

/** A value says whose it is: `city 4 #2`. */
const ofLead = (value: unknown): number[] => [...String(value).matchAll(/#(\d)/g)].map(([, leadId]) => Number(leadId));

/** Leads in memory, with their streams as a store would keep them, whose every value says whose it is. */
export class LeadCompany {
  private readonly streams = new Map<number, Stored[]>();
  private readonly states = new Map<number, Lead>();
  readonly erased = new Set<number>();
  private said = 0;

  constructor(private readonly leadIds: readonly number[]) {
    for (const leadId of leadIds) {
      const facts = { firstName: `first #${leadId}`, mobilePhone: `phone #${leadId}`, email: `mail #${leadId}`, city: `city #${leadId}` };
      const communications = [{ CreatedAt: `2026-01-0${leadId}T12:00:00.000Z`, CreatedBy: 'Dana Kim', Type: 'Other', Note: `note #${leadId}` }];
      this.happens(leadId, LeadImported({ leadId, ...facts, createdAt: null, communications }));
      this.happens(leadId, InterestAdded({ interestId: leadId, leadId, resort: 'Harbour Point', notes: `wish #${leadId}` }));
    }
  }

  merge(leadId: number, into: number, take: readonly string[]): void {
    if (!this.does(leadId, commandOf(MergeLead, { into, take: [...take] }), this.of(into))) return;
    this.does(into, commandOf(TakeOverLead, { mergedLeadId: leadId }), this.of(leadId));
  }

  takeApart(leadId: number): void {
    const { mergedInto, merge } = this.of(leadId);
    if (merge && this.does(leadId, commandOf(TakeLeadApart, {}), this.of(mergedInto))) this.does(mergedInto, commandOf(GiveLeadBack, { mergeId: merge.mergeId }));
  }

  erase(leadId: number): void {
    if (this.of(leadId).mergedInto || this.of(leadId).erasure) return;
    const together = this.together(leadId);
    for (const one of together) this.does(one, new EraseLead(), { together }, one === leadId ? undefined : 'the server');
    for (const one of together) this.erased.add(one);
    for (const one of this.leadIds) this.readAnew(one);
  }

  /** Somebody writes of a lead that stands for itself; what of the leads merged into it stays is theirs. */
  writes(leadId: number, what: 'field' | 'interest' | 'note' | 'text' | 'deletes', choice: number): void {
    const state = this.of(leadId);
    if (state.mergedInto || state.erasure) return;
    const number = ++this.said;
    const field = takenFields[choice % takenFields.length]!;
    const interest = state.interests[choice % Math.max(state.interests.length, 1)];
    if (what === 'field') this.happens(leadId, LeadRevised({ changes: { [field]: { from: state[field], to: `${field} ${number} #${leadId}` } } }));
    if (what === 'note') this.happens(leadId, LeadCommunicationAdded({ CreatedAt: `2026-02-01T12:00:00.${String(number).padStart(3, '0')}Z`, CreatedBy: 'Dana Kim', Type: 'Other', Note: `note ${number} #${leadId}` }));
    // Of an interest that came all goes back with it, also what was written of it meanwhile.
    if (what === 'interest' && interest) this.happens(leadId, InterestRevised({ interestId: interest.interestId, resort: 'Harbour Point', changes: { notes: { from: interest.notes, to: `wish ${number} #${interest.interestId}` } } }));
    if (what === 'text' && String(ofLead(state.firstName)) === String(ofLead(state.mobilePhone))) this.happens(leadId, TextRequested({ textId: randomUUID(), template: '', tourId: 0, toPhone: state.mobilePhone, body: `Hello ${number} ${state.firstName}` }));
    if (what === 'deletes') for (const event of [LeadDeleted({ firstName: state.firstName, lastName: '' }), LeadRestored({})]) this.happens(leadId, event);
  }

  /** Values that are sealed for another than whose they say that they are, each with its event. */
  misplaced(): string[] {
    return this.leadIds.flatMap((leadId) =>
      this.streams.get(leadId)!.flatMap((event) =>
        [...this.valuesIn(leadId, event)].flatMap(([person, said]) => said.filter((value) => ofLead(value).some((of) => `lead-${of}` !== person)).map((value) => `${event.type} of ${leadId}: "${value}" for ${person}`)),
      ),
    );
  }

  /** What the leads that are there show now. */
  shown(): string[] {
    return this.leadIds.filter((leadId) => !this.erased.has(leadId)).map((leadId) => JSON.stringify({ ...this.of(leadId), merged: [] }));
  }

  /** What leads that nobody is merged into show, where it is not their own; a text that went out stays where it went out. */
  lost(): string[] {
    const alone = this.leadIds.filter((leadId) => !this.erased.has(leadId) && this.of(leadId).merged.length === 0);
    return alone.flatMap((leadId) => {
      const { interests, communications, ...state } = this.of(leadId);
      const values = [...takenFields.map((field) => state[field]), ...interests.map(({ notes }) => notes), ...communications.flatMap(({ text, Note }) => (text ? [] : [Note]))];
      return values.filter((value) => String(ofLead(value)) !== String(leadId)).map((value) => `"${value}" of ${leadId}`);
    });
  }

  /** All that can be read in any stream. */
  readable(): string[] {
    return this.leadIds.flatMap((leadId) => this.streams.get(leadId)!.map(({ data }) => JSON.stringify(data)));
  }

  of(leadId: number): Lead {
    return this.states.get(leadId) ?? lead.initial;
  }

  private together(leadId: number): number[] {
    return [leadId, ...this.of(leadId).merged.flatMap((one) => this.together(one.leadId))];
  }

  private does(leadId: number, command: AnyLeadCommand, given?: unknown, by?: string): boolean {
    try {
      const events = told(command, this.of(leadId), given, by);
      const before = this.of(leadId);
      for (const event of events) this.happens(leadId, event, before, given);
      return events.length > 0;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private happens(leadId: number, event: DomainEvent, before = this.of(leadId), given?: unknown): void {
    const others = lead.othersIn!(event as LeadEvent, before, given);
    this.streams.set(leadId, [...(this.streams.get(leadId) ?? []), { id: randomUUID(), ...event, metadata: { commandHash: '', others } }]);
    this.states.set(leadId, after([event], this.of(leadId), others));
  }

  /** As everybody reads it who has no key of the erased. */
  private readAnew(leadId: number): void {
    const gone = new Set([...this.erased].map((one) => `lead-${one}`));
    const events = this.streams.get(leadId)!.map((event) => sealed(`lead-${leadId}`, event, vocabulary.personalIn(event.type), new Map(), gone.has(`lead-${leadId}`) ? undefined : gone));
    this.streams.set(leadId, events);
    this.states.set(leadId, events.reduce((state, event) => after([event as unknown as DomainEvent], state, event.metadata.others), lead.initial));
  }

  private valuesIn(leadId: number, event: Stored): ReadonlyMap<string, readonly unknown[]> {
    const values = personalValues(`lead-${leadId}`, event, vocabulary.personalIn(event.type));
    return new Map([...values].map(([person, said]) => [person, said.map(({ value }) => value)]));
  }
}
