import { refuseAprAboveLimit } from './highest-apr.js';

const editor = new Set(['Contracts_Edit']);
const administrator = new Set(['Contracts_Edit', 'Contracts_Admin']);
const refusing = (apr: string | null, stored: string | null, permissions: ReadonlySet<string>) => () => refuseAprAboveLimit(apr, stored, permissions);

describe('an APR above 18%', () => {
  it('takes Contracts_Admin (B24, E5)', () => {
    expect(refusing('18.01', null, editor)).toThrow('An APR above 18% needs the permission Contracts: Admin');
    expect(refusing('24.00', '12.00', editor)).toThrow();
    expect(refusing('24.00', '12.00', administrator)).not.toThrow();
  });

  it('is one that is above after rounding to two places (E6)', () => {
    expect(refusing('18.00', null, editor)).not.toThrow();
    expect(refusing('18.004', null, editor)).not.toThrow();
    expect(refusing('18.005', null, editor)).toThrow();
  });

  it('stays with a contract that came with it', () => {
    expect(refusing('24.00', '24.00', editor)).not.toThrow();
    expect(refusing(null, '24.00', editor)).not.toThrow();
  });
});
