import { COSTLY } from '../../platform/http/costly.js';
import { ListingAgreementsController } from './listing-agreements.controller.js';

describe('The agreement of a listing', () => {
  it.each(['preview', 'open', 'openMarked'] as const)('is set for one person a few at a time: %s', (route) => {
    expect(Reflect.getMetadata(COSTLY, ListingAgreementsController.prototype[route])).toBe(true);
  });
});
