import { vocabulary } from '../../events/vocabulary.js';
import { sampleName, samples } from './samples.js';

describe('An event that was stored once', () => {
  it('has a sample, whatever its type and version: add the stored event, whole, as test/events/samples/<type>.v<version>.json', () => {
    const versions = (type: string) => Array.from({ length: vocabulary.versionOf(type) }, (_, index) => index + 1);
    const wanted = vocabulary.types.flatMap((type) => versions(type).map((version) => sampleName(type, version)));
    expect([...samples.keys()].sort()).toEqual(wanted.sort());
  });

  it.each([...samples])('is read for ever: %s', (name, sample) => {
    const { type, data, metadata } = sample;
    expect(sampleName(type, metadata.schemaVersion)).toBe(name);
    const decoded = vocabulary.decode(sample);
    expect(decoded).toMatchObject({ type, metadata });
    if (metadata.schemaVersion === vocabulary.versionOf(type)) expect(decoded?.data).toEqual(data);
  });

  it('is read without what newer code wrote beside, which nobody here knows who may see', () => {
    const { data, ...booked } = samples.get('TourBooked.v1')!;
    const newer = { ...booked, data: { ...(data as object), passport: 'X 123' } };
    expect(vocabulary.decode(newer)?.data).toEqual(data);
    const revised = samples.get('TourDetailsRevised.v1')!;
    const { changes } = revised.data as { readonly changes: object };
    expect(vocabulary.decode({ ...revised, data: { changes: { ...changes, passport: { from: '', to: 'X 123' } } } })?.data).toEqual({ changes });
  });

  it('is read when it changed nothing but a field that nobody knows here any more, or not yet', () => {
    const revised = samples.get('TourDetailsRevised.v1')!;
    expect(vocabulary.decode({ ...revised, data: { changes: { passport: { from: '', to: 'X 123' } } } })?.data).toEqual({ changes: {} });
  });
});
