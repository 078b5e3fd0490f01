import { deviceToken, dropPlantedCookies, requestToken } from './tokens.js';

describe('a cookie', () => {
  const seen = (cookie: string, https: boolean, ofAreas?: readonly string[]) => {
    const headers = { cookie };
    dropPlantedCookies(headers, https, ofAreas);
    return [requestToken(headers), deviceToken(headers), headers.cookie];
  };

  it('of a plain name counts for nothing over https, where somebody else can plant it', () => {
    expect(seen('authToken=planted; device=planted; theme=dark', true)).toEqual([undefined, undefined, ' theme=dark']);
    expect(seen('authToken=planted; __Host-authToken=own; __Host-device=known', true)).toEqual(['own', 'known', ' __Host-authToken=own; __Host-device=known']);
  });

  it('of an area counts as ours do', () => {
    expect(seen('agentToken=planted; theme=dark', true, ['agentToken'])[2]).toBe(' theme=dark');
  });

  it('of a plain name counts over http, on the own machine', () => {
    expect(seen('authToken=own; device=known', false).slice(0, 2)).toEqual(['own', 'known']);
  });
});
