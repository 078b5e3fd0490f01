import { PREVIEW, versionShown } from './version-shown.js';

const versions = [{ version: 3 }, { version: 2 }, { version: 1 }];

describe('A page of documents', () => {
  it('shows the newest version that was made, unless another one is asked for', () => {
    expect(versionShown(versions, null)).toEqual({ version: 3 });
    expect(versionShown(versions, '2')).toEqual({ version: 2 });
  });

  it('shows the version that everybody has signed, whatever was made after it', () => {
    expect(versionShown(versions, null, 2)).toEqual({ version: 2 });
    expect(versionShown(versions, '3', 2)).toEqual({ version: 3 });
  });

  it('shows the preview where it is asked for, and where nothing is made yet', () => {
    expect(versionShown(versions, PREVIEW)).toBeUndefined();
    expect(versionShown([], null)).toBeUndefined();
  });
});
