import forge from 'node-forge';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { keptSecret } from '../../platform/config/kept-secret.js';

const YEARS = 20;
const BITS = 3_072;
/** X.520, upper bound of a common name. */
const LONGEST_NAME = 64;

/** What signed documents are sealed with. */
export interface SealKey {
  readonly key: forge.pki.rsa.PrivateKey;
  readonly certificate: forge.pki.Certificate;
}

/** The company's own certificate: made once, in the name that it has then, and kept in DATA_DIR; or brought along by SEAL_FILE. @throws where the file does not hold it */
export function sealKeyIn(file: string, company: string): SealKey {
  const pem = keptSecret(file, () => selfMade(company)).toString('latin1');
  return { key: forge.pki.privateKeyFromPem(blockOf(pem, 'PRIVATE KEY')), certificate: forge.pki.certificateFromPem(blockOf(pem, 'CERTIFICATE')) };
}

function blockOf(pem: string, kind: string): string {
  const block = new RegExp(`-----BEGIN (RSA )?${kind}-----[^-]+-----END (RSA )?${kind}-----`).exec(pem)?.[0];
  if (!block) throw new Error(`SEAL_FILE holds no ${kind} as PEM`);
  return block;
}

/** Nobody vouches for it: it proves that nothing was changed since, and that it was sealed here. */
function selfMade(company: string): string {
  const pair = generateKeyPairSync('rsa', { modulusLength: BITS, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs1', format: 'pem' } });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // Of 16 bytes, the first below 0x80: a serial number is never negative.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date();
  certificate.validity.notAfter = new Date(Date.now() + YEARS * 365 * 86_400_000);
  const own = printable(company);
  const name = [
    { name: 'commonName', value: `${own}, seal of signed documents`.slice(0, LONGEST_NAME) },
    { name: 'organizationName', value: own },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return `${pair.privateKey}${forge.pki.certificateToPem(certificate)}`;
}

/** What a PrintableString may hold: node-forge names the issuer otherwise in a signature than in a certificate where it is UTF-8. */
function printable(company: string): string {
  return company.normalize('NFD').replace(/[^A-Za-z\d '()+,\-./:=?]/g, '').replace(/ {2,}/g, ' ').trim() || 'The company';
}
