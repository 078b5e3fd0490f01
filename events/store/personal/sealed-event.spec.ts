import { randomBytes } from 'node:crypto';
import type { EventMetadata } from '../../kernel/metadata.js';
import type { NewEvent } from '../event-store.js';
import { vocabulary } from '../../vocabulary.js';
import { opened, sealed, sealedFor } from './sealed-event.js';

const keys = new Map(['lead-17', 'lead-18'].map((person) => [person, randomBytes(32)]));
const none: ReadonlyMap<string, Buffer> = new Map();

function event(type: string, data: object, person?: string): NewEvent & { readonly metadata: EventMetadata } {
  const metadata = { actor: { kind: 'user', id: '7', name: 'Dana Kim' }, commandId: 'c', commandHash: 'hash', correlationId: 'c', causationId: 'c', occurredAt: '2026-03-04T05:06:07.000Z', schemaVersion: 1 } as const;
  return { id: '6F1C1D9E-58f1-4a55-9a3f-3d0b5ab0c1d7', type, data, metadata: { ...metadata, ...(person && { person }) } };
}

const seal = (stream: string, said: NewEvent, known: ReadonlyMap<string, Buffer> = keys) => sealed(stream, said, vocabulary.personalIn(said.type), known);

describe('An event that says something personal', () => {
  const created = event('LeadCreated', { leadId: 17, firstName: 'Elena', lastName: '', mobilePhone: '+14075550188', age: 41, leadStatus: 'New' });

  it('is stored blank, and read as it was appended by who has the key', () => {
    const stored = seal('lead-17', created);
    expect(stored.data).toEqual({ leadId: 17, firstName: '', lastName: '', mobilePhone: '', age: null, leadStatus: 'New' });
    expect(JSON.stringify(stored)).not.toMatch(/Elena|4075550188|"hash"/);
    expect(sealedFor({ metadata: stored.metadata })).toEqual(['lead-17']);
    expect(opened({ ...stored, id: stored.id.toLowerCase() }, keys)).toMatchObject({ data: created.data, metadata: created.metadata });
  });

  it('is blank for ever without the key, or under another one', () => {
    const stored = seal('lead-17', created);
    expect(opened(stored, none).data).toEqual(stored.data);
    expect(opened(stored, new Map([['lead-17', randomBytes(32)]])).data).toEqual(stored.data);
    expect(vocabulary.decode({ ...opened(stored, none), stream: 'lead-17', revision: 0, position: '1', recordedAt: '' })?.data).toEqual(stored.data);
  });

  it('keeps nothing of somebody whose key is destroyed already', () => {
    expect(seal('lead-17', created, none)).toMatchObject({ data: { firstName: '' }, metadata: { sealed: {} } });
  });

  it('says of the notes among many what is personal', () => {
    const imported = event('LeadImported', { leadId: 17, createdAt: null, communications: [{ CreatedAt: '', CreatedBy: 'Dana', Type: 'Call', Note: 'Calls from work' }, { CreatedAt: '', CreatedBy: '', Type: '', Note: '' }] });
    const stored = seal('lead-17', imported);
    expect(stored.data).toMatchObject({ communications: [{ CreatedBy: 'Dana', Note: '' }, { Note: '' }] });
    expect(opened(stored, keys).data).toEqual(imported.data);
  });

  it('belongs on a tour to its lead: the one that it names, or whom the record was said to be of', () => {
    const booked = seal('tour-5', event('TourBooked', { tourId: 5, createdBy: 7, leadId: 18, leadFirstName: 'Elena', tourStatus: 'Scheduled' }));
    expect(sealedFor(booked)).toEqual(['lead-18']);
    const noted = seal('tour-5', event('TourDetailsRevised', { changes: { notes: { from: '', to: 'Elena comes late' }, qualified: { from: '', to: 'Qualified' } } }, 'lead-18'));
    expect(sealedFor(noted)).toEqual(['lead-18']);
    expect(noted.data).toEqual({ changes: { notes: { from: '', to: '' }, qualified: { from: '', to: 'Qualified' } } });
  });

  it('holds values of another whom it names, each sealed for whose it is, and is read while both have their keys', () => {
    const changes = { email: { from: 'elena@example.com', to: 'omar@example.com' } };
    const merged = event('LeadTakenOver', { mergeId: 'm', mergedLeadId: 18, changes, interests: [{ interestId: 2, notes: 'Omar likes it quiet' }], communications: [] });
    const said = { ...merged, metadata: { ...merged.metadata, others: { 'changes.email.to': 'lead-18', 'interests.0': 'lead-18' } } };
    const stored = { ...seal('lead-17', said), stream: 'lead-17' };
    // What is sealed is random letters, which may spell a name.
    expect(JSON.stringify(stored).replace(/[\w+/=]{60,}/g, '')).not.toMatch(/elena|omar/i);
    expect([...sealedFor(stored)].sort()).toEqual(['lead-17', 'lead-18']);
    expect(opened(stored, keys).data).toEqual(merged.data);
    const without = (gone: string) => opened(stored, new Map([...keys].filter(([person]) => person !== gone))).data;
    expect(without('lead-18')).toMatchObject({ changes: { email: { from: 'elena@example.com', to: '' } }, interests: [{ interestId: 2, notes: '' }] });
    expect(without('lead-17')).toMatchObject({ changes: { email: { from: '', to: '' } }, interests: [{ interestId: 2, notes: '' }] });
  });

  it('was sealed for the lead that stayed before others had values of their own, and is read under that key', () => {
    const merged = event('LeadTakenOver', { mergeId: 'm', mergedLeadId: 18, changes: {}, interests: [{ interestId: 2, notes: 'Omar likes it quiet' }], communications: [] });
    const stored = { ...seal('lead-17', merged), stream: 'lead-17' };
    expect(opened(stored, new Map([['lead-17', keys.get('lead-17')!]])).data).toEqual(merged.data);
  });

  it('that gives a tour to another lead keeps what was under the earlier one’s key', () => {
    const moved = event('TourDetailsRevised', { changes: { leadId: { from: 17, to: 18 }, leadFirstName: { from: 'Elena', to: 'Omar' } } }, 'lead-17');
    const stored = seal('tour-5', moved);
    expect([...sealedFor(stored)].sort()).toEqual(['lead-17', 'lead-18']);
    expect(opened(stored, new Map([['lead-18', keys.get('lead-18')!]])).data).toMatchObject({ changes: { leadFirstName: { from: '', to: 'Omar' } } });
  });

  it('stands sealed for its lead as to what was said, where all else that it says is nothing personal: the command may have held a phone', () => {
    const status = event('LeadStatusChanged', { from: 'New', to: 'Contacted' });
    const stored = { ...seal('lead-17', status), stream: 'lead-17' };
    expect(stored).toMatchObject({ data: status.data, metadata: { commandHash: '' } });
    expect(JSON.stringify(stored)).not.toContain('"hash"');
    expect(opened(stored, keys).metadata).toMatchObject({ commandHash: 'hash' });
    expect(opened(stored, none)).toMatchObject({ data: status.data, metadata: { commandHash: '' } });
    expect(seal('contract-5', event('ContractStatusChanged', { from: 'Draft', to: 'Signed' })).metadata).toMatchObject({ commandHash: 'hash' });
  });

  it('stays as it is where nobody knows whose it is, or nothing is personal', () => {
    const unknown = event('TourBooked', { tourId: 5, createdBy: 7, leadId: 0, leadFirstName: 'Elena', tourStatus: 'Scheduled' });
    expect(seal('tour-5', unknown)).toBe(unknown);
    expect(vocabulary.personalIn('ContractStatusChanged')).toEqual([]);
    expect(vocabulary.personalIn('ResaleContractCreated')).toEqual([]);
  });
});
