import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { getMetadataStorage } from 'class-validator';

/** A route that may change something, as the application has it. */
export interface WriteRoute {
  readonly method: string;
  /** `/api/Contracts/:id/Status` */
  readonly path: string;
  /** Names that its body knows. */
  readonly fields: readonly string[];
}

const writing = new Set([RequestMethod.POST, RequestMethod.PUT, RequestMethod.PATCH, RequestMethod.DELETE]);

/** Every route that is no read, from the application's own table: one that is added tomorrow is among them. */
export function writeRoutes(app: INestApplication): WriteRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap(({ controllers }) => [...controllers.values()]);
  return [...new Set(controllers.map(({ metatype }) => metatype as Type))].flatMap(routesOf);
}

function routesOf(controller: Type): WriteRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  const handlers = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor' && Reflect.hasMetadata(METHOD_METADATA, prototype[name]!));
  return handlers.flatMap((name) => {
    const method = Reflect.getMetadata(METHOD_METADATA, prototype[name]!) as RequestMethod;
    if (!writing.has(method)) return [];
    const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, prototype[name]!)] as string[];
    const path = ['api', ...parts].join('/').split('/').filter(Boolean).join('/');
    return [{ method: RequestMethod[method], path: `/${path}`, fields: fieldsOf(bodyOf(controller, name)) }];
  });
}

function bodyOf(controller: Type, handler: string): Type | undefined {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, { index: number }>;
  const body = Object.entries(given).find(([kind]) => kind.startsWith(`${RouteParamtypes.BODY}:`));
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler) as Type[];
  return body && types[body[1].index];
}

function fieldsOf(body: Type | undefined): string[] {
  if (!body) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}
