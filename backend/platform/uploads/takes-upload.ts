import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Request } from 'express';

export const TAKES_UPLOAD = 'takes upload';

/** For a route that takes a file and reads it by `Uploads`. Its area names its path in `uploadPaths`, too: everywhere else no file is read. */
export function TakesUpload(): CustomDecorator {
  return SetMetadata(TAKES_UPLOAD, true);
}

/** @param paths of routes that take a file, as areas name them: "/api/Contracts/:id/Papers/:paper" */
export function uploadsAt(paths: readonly string[]): (request: Request) => boolean {
  const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));
  return (request) => request.is('multipart/form-data') !== false && patterns.some((pattern) => pattern.test(request.path));
}
