import forge from 'node-forge';
import { execFile } from 'node:child_process';
import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Whether the seal of a PDF holds over every byte of it: its PKCS#7 is taken apart, and judged by node:crypto. */
export function sealHolds(pdf: Buffer): boolean {
  const [start, length, after, rest] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]?/.exec(pdf.toString('latin1'))!.slice(1).map(Number) as [number, number, number, number];
  if (start !== 0 || after + rest !== pdf.length) return false;
  const content = Buffer.concat([pdf.subarray(0, length), pdf.subarray(after)]);
  const hex = pdf.toString('latin1', length + 1, after - 1);
  const der = Buffer.from(hex, 'hex').toString('latin1');
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der, { parseAllBytes: false } as never)) as unknown as {
    certificates: forge.pki.Certificate[];
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const { authenticatedAttributes, signature } = message.rawCapture;
  const attributes = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes);
  const signed = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'latin1');
  const certificate = new X509Certificate(forge.pki.certificateToPem(message.certificates[0]!));
  const digest = createHash('sha256').update(content).digest();
  return signed.includes(digest) && createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, Buffer.from(signature, 'latin1'));
}

/** What poppler's `pdfsig` says of a PDF. */
export async function pdfsig(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sealed-'));
  try {
    const file = path.join(folder, 'sealed.pdf');
    await writeFile(file, pdf);
    const { stdout } = await promisify(execFile)('pdfsig', [file]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
