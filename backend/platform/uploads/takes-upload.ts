import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Request } from 'express';

export const TAKES_UPLOAD = 'takes upload';

/** For a route that takes a file and reads it by `Uploads`. Its path stands in `uploadPaths`, too: everywhere else no file is read. */
export function TakesUpload(): CustomDecorator {
  return SetMetadata(TAKES_UPLOAD, true);
}

const uploadPaths = [/^\/api\/Contracts\/[^/]+\/Papers\/[^/]+\/?$/i, /^\/api\/EpicContracts\/UploadSignedContract\/[^/]+\/?$/i];

export function isUpload(request: Request): boolean {
  return request.is('multipart/form-data') !== false && uploadPaths.some((path) => path.test(request.path));
}
