import { headerStep } from './header-keys.js';

const none = { shiftKey: false, ctrlKey: false, metaKey: false };

// Other files of the worker read what a page says of the company, where there is one.
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

describe('On the name of a column', () => {
  beforeEach(() => page('ltr'));

  it('the arrows go from one to the next and down into the rows', () => {
    expect(headerStep({ ...none, key: 'ArrowRight' }, 0, 3)).toEqual({ do: 'move', to: 1 });
    expect(headerStep({ ...none, key: 'ArrowRight' }, 2, 3)).toBeUndefined();
    expect(headerStep({ ...none, key: 'ArrowDown' }, 1, 3)).toEqual({ do: 'rows' });
    expect(headerStep({ ...none, key: 'Enter' }, 1, 3)).toBeUndefined();
  });

  it('Shift makes it wider or narrower, and with Ctrl moves it, but never past the frozen first one', () => {
    expect(headerStep({ ...none, shiftKey: true, key: 'ArrowLeft' }, 1, 3)).toEqual({ do: 'widen', by: -16 });
    expect(headerStep({ ...none, shiftKey: true, ctrlKey: true, key: 'ArrowRight' }, 1, 3)).toEqual({ do: 'reorder', to: 2 });
    expect(headerStep({ ...none, shiftKey: true, ctrlKey: true, key: 'ArrowLeft' }, 1, 3)).toBeUndefined();
    expect(headerStep({ ...none, shiftKey: true, ctrlKey: true, key: 'ArrowRight' }, 0, 3)).toBeUndefined();
  });

  it('Shift and Enter fits the column to what it shows, as a double click on its edge does', () => {
    expect(headerStep({ ...none, shiftKey: true, key: 'Enter' }, 1, 3)).toEqual({ do: 'fit' });
  });

  it('from right to left the arrows change places', () => {
    page('rtl');
    expect(headerStep({ ...none, key: 'ArrowLeft' }, 0, 3)).toEqual({ do: 'move', to: 1 });
    expect(headerStep({ ...none, shiftKey: true, key: 'ArrowLeft' }, 1, 3)).toEqual({ do: 'widen', by: 16 });
  });
});

function page(dir: string): void {
  Object.assign(globalThis, { document: { documentElement: { dir } } });
}
