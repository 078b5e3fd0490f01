import { BadRequestException, SetMetadata, type CustomDecorator } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import type { BodyLimits } from './body-limits.js';

const FORM = 'application/x-www-form-urlencoded';

export const TAKES_FORM = 'takes form';

/** For a route that another company's server calls with a form. Its path stands in `formPaths`, too: everywhere else no form is read. */
export function FormBody(): CustomDecorator {
  return SetMetadata(TAKES_FORM, true);
}

/** A form of another site is never read here either: these paths do nothing for a visitor's cookie, and go by a signature. */
const formPaths: ReadonlySet<string> = new Set(['/api/Texts/Status', '/api/Texts/Incoming']);

export function isFormPath(path: string): boolean {
  return formPaths.has(path);
}

/** Reads the fields of a form into `request.body`, each a text. @throws HttpException for what is too large or too much */
export async function readForm(request: Request, response: Response, { bytes, members }: BodyLimits): Promise<void> {
  const read = express.urlencoded({ extended: false, limit: bytes, parameterLimit: members, type: FORM, inflate: false });
  await new Promise<void>((resolve, reject) => {
    void read(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error as Error)));
  });
  const fields = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  if (Object.values(fields).some((value) => typeof value !== 'string')) throw new BadRequestException('A field stands in the form twice');
}
