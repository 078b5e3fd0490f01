import { defaultOwnCompany } from '../../events/company/company-facts.rules.js';
import { companyTold } from './company-on-page.js';

describe('A page', () => {
  it('says the name that it came with', () => {
    expect(companyTold('{"name":"Our \\"%COMPANY%\\"","phone":"","place":"Miami, FL"}')).toMatchObject({ name: 'Our "%COMPANY%"', phone: '', place: 'Miami, FL' });
  });

  it.each([undefined, '', '{"name":"Our "half"', 'null'])('says the name of always where it cannot read what it came with: %s', (content) => {
    expect(companyTold(content)).toEqual(defaultOwnCompany);
  });
});
