import { homeRouteOf } from './home-route.rules.js';

describe('the home route', () => {
  it('is the one of the user when it is a screen that the user may open', () => {
    expect(homeRouteOf('/admin/contracts', new Set(['Leads_Main', 'Contracts_Main']))).toBe('/admin/contracts');
  });

  it('is the first permitted entry of the sidebar when the user may not open the own one', () => {
    expect(homeRouteOf('/admin/leads', new Set(['Contracts_Main']))).toBe('/admin/contracts');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'never leads to %j',
    (wanted) => {
      expect(homeRouteOf(wanted, new Set(['Tours_Main']))).toBe('/admin/tours');
    },
  );
});
