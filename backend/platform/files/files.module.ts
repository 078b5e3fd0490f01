import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { FilePlace } from './file-place.js';
import { Files } from './files.js';
import { FilesSweep } from './files-sweep.js';
import { FolderPlace } from './folder-place.js';
import { S3Place } from './s3-place.js';

/** The bucket that the settings name, or a folder of DATA_DIR. */
export function filePlaceOf({ files, dataDir }: Pick<Settings, 'files' | 'dataDir'>): FilePlace {
  return files ? new S3Place(files) : new FolderPlace(path.join(dataDir, 'files'));
}

@Global()
@Module({
  providers: [{ provide: FilePlace, useFactory: filePlaceOf, inject: [Settings] }, Files, FilesSweep],
  exports: [FilePlace, Files, FilesSweep],
})
export class FilesModule {}
