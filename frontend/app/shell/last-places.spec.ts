import { rememberPlace, wayBack } from './last-places.js';

describe('The breadcrumb back to a screen', () => {
  it('leads to it as it was left, but for the day that one looked at', () => {
    rememberPlace(7, '/admin/contracts', { search: '?resort.is=Palm&asOf=2026-11-01', key: 'k1' });
    expect(wayBack(7, '/admin/contracts')).toEqual({ to: { pathname: '/admin/contracts', search: '?resort.is=Palm' }, state: { returnsTo: 'k1' } });
  });

  it('leads to its beginning for whoever has not been there', () => {
    rememberPlace(7, '/admin/tours', { search: '?q=silva', key: 'k2' });
    expect(wayBack(8, '/admin/tours')).toEqual({ to: { pathname: '/admin/tours', search: '' } });
    expect(wayBack(7, '/admin/leads')).toEqual({ to: { pathname: '/admin/leads', search: '' } });
  });
});
