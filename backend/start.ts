import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProjectionEngine } from '../projections/engine/projection-engine.js';
import { AppModule } from './app.module.js';
import { areas } from './areas.js';
import { FirstRun, type FirstRunResult } from './first-run.js';
import { OwnCompanyDetails } from './platform/company/own-company-details.js';
import { ownUrl } from './platform/config/own-url.js';
import { Settings } from './platform/config/settings.js';
import { HealthChecks } from './platform/health/health-checks.js';
import { compressedReads } from './platform/http/compressed-reads.js';
import { documentedPath } from './platform/http/documented-path.js';
import { FrontDoorAdapter } from './platform/http/front-door.adapter.js';
import { FrontDoor } from './platform/http/front-door.js';
import { ownCookiesOnly } from './platform/http/own-cookies.js';
import { ownHostOnly } from './platform/http/own-host.js';
import { refuseOtherTypes } from './platform/http/bodies/json-body.js';
import { requestLog } from './platform/http/request-log.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { staticUi } from './platform/http/static-ui.js';
import { urlLimit } from './platform/http/url-limit.js';
import { keepNoAnswer } from './platform/http/versioned-answer.js';
import { stripeHosts } from './platform/payments/stripe/stripe-hosts.js';
import { LineAdmission } from './platform/realtime/lines/line-admission.js';
import { openStorage, type Storage } from './storage.js';

export interface Backend {
  readonly url: string;
  readonly app: INestApplication;
  readonly firstRun: FirstRunResult;
  /** Rejects when something that everything stands on is gone for good. */
  readonly broken: Promise<never>;
  stop(): Promise<void>;
}

/** Where `nest build` and vite put the screens, seen from dist/backend as from backend. */
const UI_FOLDER = 'dist/frontend';
/** As Express compiled it from the settings. */
type TrustsProxy = (address: string, hop: number) => boolean;

const HEALTHY_WITHIN_MS = 15_000;

/**
 * Listens, opens what is stored, puts the application together, fills an empty company, and only then serves.
 * @param stopping aborts when the process is to stop: a start that waits for lists is given up then
 * @throws CannotStart
 */
export async function startBackend(settings: Settings, projectFolder: string, stopping = new AbortController().signal): Promise<Backend> {
  const door = new FrontDoor();
  const port = await door.listen(settings.port, settings.host);
  door.stillMissing('database', 'eventStore', 'projections');
  let storage: Storage | undefined;
  let app: NestExpressApplication | undefined;
  const stop = async () => {
    door.letNobodyStay();
    await app?.close();
    await door.close();
    await storage?.close();
  };
  try {
    storage = await openStorage(settings);
    door.stillMissing('projections');
    app = await putTogether(settings, storage, door, path.join(projectFolder, UI_FOLDER));
    const firstRun = await app.get(FirstRun).run(path.join(projectFolder, 'demo-company'));
    await untilHealthy(app.get(HealthChecks), app.get(ProjectionEngine), door, stopping);
    stopping.throwIfAborted();
    storage.store.watchReach();
    app.get(LineAdmission).letIn();
    door.serve(app.getHttpAdapter().getInstance());
    return { url: ownUrl(settings.host, port), app, firstRun, broken: storage.broken, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function putTogether(settings: Settings, storage: Storage, door: FrontDoor, uiFolder: string): Promise<NestExpressApplication> {
  const module = AppModule.on({ settings, pool: storage.pool, store: storage.store });
  const app = await NestFactory.create<NestExpressApplication>(module, new FrontDoorAdapter(door.server), { bodyParser: false, abortOnError: false });
  // Express would make up an ETag of its own; ours is the revision of a record.
  app.set('etag', false);
  app.set('trust proxy', settings.trustedProxies);
  app.disable('x-powered-by');
  app.setGlobalPrefix('api');
  app.use(
    requestLog(),
    securityHeaders(areas.flatMap(({ pagesApart = [] }) => pagesApart), settings.stripe && stripeHosts),
    ownHostOnly(settings, (app.getHttpAdapter().getInstance() as Express).get('trust proxy fn') as TrustsProxy),
    ownCookiesOnly(areas.flatMap(({ cookies = [] }) => cookies)),
    urlLimit(),
    documentedPath(),
    compressedReads(),
    ...staticUi(uiFolder, () => app.get(OwnCompanyDetails).forPage()),
    keepNoAnswer(),
    refuseOtherTypes(areas.flatMap(({ uploadPaths = [] }) => uploadPaths)),
  );
  await app.init();
  return app;
}

/**
 * Read models of a first start are there in a moment; a long rebuild must not keep everything else away, unless processes of
 * another version serve meanwhile.
 */
async function untilHealthy(checks: HealthChecks, engine: ProjectionEngine, door: FrontDoor, stopping: AbortSignal): Promise<void> {
  let deadline = Date.now() + HEALTHY_WITHIN_MS;
  for (; Date.now() < deadline && !stopping.aborted; await sleep(50)) {
    // Once those are gone their rows have to be taken over first.
    if (engine.buildsBeside) deadline = Date.now() + HEALTHY_WITHIN_MS;
    const { missing } = await checks.health();
    if (missing.length === 0) return;
    door.stillMissing(...missing);
  }
}
