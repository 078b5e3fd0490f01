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
});
