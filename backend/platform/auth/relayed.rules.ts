/** Names of headers by which proxies, balancers and tunnels say for whom they ask, in small letters. */
const RELAYED = new Set([
  'forwarded', 'via', 'x-real-ip', 'x-real-port', 'x-client-ip', 'x-cluster-client-ip', 'x-original-host', 'x-original-forwarded-for', 'x-proxyuser-ip', 'client-ip',
  'cf-connecting-ip', 'cf-connecting-ipv6', 'cf-ray', 'cdn-loop', 'true-client-ip', 'fastly-client-ip', 'fly-client-ip', 'x-azure-clientip', 'x-appengine-user-ip', 'x-envoy-external-address',
]);

/** Whether somebody else's server passed a request on: what comes from this machine then may come from anywhere. */
export function isRelayed(headers: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(headers).some((name) => RELAYED.has(name.toLowerCase()) || name.toLowerCase().startsWith('x-forwarded'));
}
