import { holding, homeRouteOf } from './home-route.rules.js';

describe('the home route', () => {
  it('is the one of the user when it is a screen that the user may open', () => {
    expect(homeRouteOf('/admin/contracts', holding(['Tours_Main', 'Contracts_Main']))).toBe('/admin/contracts');
  });

  it('is the first permitted entry of the menu when the user may not open the own one', () => {
    expect(homeRouteOf('/admin/leads', holding(['Contracts_Main']))).toBe('/admin/contracts');
  });

  it('is nowhere for who may open nothing', () => {
    expect(homeRouteOf('/admin/contracts', holding([]))).toBeUndefined();
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', '/admin/tours-detail/:id', ''])(
    'never leads to %j',
    (wanted) => {
      expect(homeRouteOf(wanted, holding(['Tours_Main', 'Tours_Detail']))).toBe('/admin/tours');
    },
  );
});
