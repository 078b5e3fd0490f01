import { CannotStart } from './cannot-start.js';

/** Where files lie when they do not lie in DATA_DIR. */
export interface FileBucket {
  readonly name: string;
  /** What the names of all files begin with; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** A server other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Absent: what the machine itself may do, as Amazon's library finds it. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/**
 * FILES_S3=s3://bucket/prefix. No secret is repeated in a message.
 * @throws CannotStart when half of it is said
 */
export function fileBucket(environment: NodeJS.ProcessEnv): FileBucket | undefined {
  const [where = '', region = '', endpoint = '', accessKeyId = '', secretAccessKey = ''] = ['FILES_S3', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map((name) => environment[name]?.trim());
  if (where === '') return undefined;
  const [, name, folder = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/.exec(where) ?? [];
  if (name === undefined) throw new CannotStart('FILES_S3 must be a bucket such as s3://office-files, or a folder in it: s3://office-files/contracts.');
  if (endpoint !== '' && !URL.canParse(endpoint)) throw new CannotStart('S3_ENDPOINT must be an address such as https://storage.example.com.');
  if ((accessKeyId === '') !== (secretAccessKey === '')) throw new CannotStart('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  const prefix = folder.replace(/\/*$/, '/').replace(/^\/+/, '');
  return {
    name,
    prefix,
    region: region || 'us-east-1',
    endpoint: endpoint || undefined,
    credentials: accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey },
  };
}
