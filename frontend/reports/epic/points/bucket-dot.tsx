import { StatusDot } from '../../../kit/status/status.js';

/** Closed memberships have the colour of Closed, with a number of the exchange company or without. */
export function BucketDot({ bucket }: { readonly bucket: string }) {
  return <StatusDot status={bucket.startsWith('Closed') ? 'Closed' : bucket} label={bucket} />;
}
