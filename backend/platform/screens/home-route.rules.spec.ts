import { holding, homeRouteOf } from './home-route.rules.js';

describe('the home route', () => {
  it('is the one of the user when it is a screen that the user may open', () => {
    expect(homeRouteOf('/admin/contracts', holding(['Tours_Main', 'Contracts_Main']))).toBe('/admin/contracts');
  });

  it('is Today when the user may not open the own one, or there is none', () => {
    expect(homeRouteOf('/admin/leads', holding(['Contracts_Main']))).toBe('/admin/today');
    expect(homeRouteOf('/admin/accounting', holding(['Commission_Main']))).toBe('/admin/today');
    expect(homeRouteOf(null, holding(['Contracts_Main']))).toBe('/admin/today');
  });

  it('can be chosen to be Today', () => {
    expect(homeRouteOf('/admin/today', holding(['Contracts_Main']))).toBe('/admin/today');
  });

  it('is Today for who may open nothing else', () => {
    expect(homeRouteOf('/admin/contracts', holding([]))).toBe('/admin/today');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', '/admin/tours-detail/:id', ''])(
    'never leads to %j',
    (wanted) => {
      expect(homeRouteOf(wanted, holding(['Tours_Main', 'Tours_Detail']))).toBe('/admin/today');
    },
  );
});
