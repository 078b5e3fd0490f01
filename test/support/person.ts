import request from 'supertest';
import { revisionIn } from './revision-in.js';
import type { SignedIn, TestApp } from './start-app.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Somebody who is signed in, with answers that a test can hold to a status. */
export class Person {
  constructor(
    private readonly app: Pick<TestApp, 'url'>,
    private readonly session: Pick<SignedIn, 'token'>,
  ) {}

  get(route: string): request.Test {
    return this.call('get', route);
  }

  /** The body of a GET that must answer 200. */
  async read<T = Record<string, unknown>>(route: string): Promise<T> {
    return (await this.get(route).expect(200)).body as T;
  }

  /** The revision of a record, by its ETag. */
  async revision(route: string): Promise<number> {
    return revisionIn((await this.get(route).expect(200)).headers['etag'] as string);
  }

  post(route: string, body: object = {}): request.Test {
    return this.call('post', route).send(body);
  }

  put(route: string, body: object = {}): request.Test {
    return this.call('put', route).send(body);
  }

  delete(route: string): request.Test {
    return this.call('delete', route);
  }

  private call(method: Method, route: string): request.Test {
    return request(this.app.url)[method](`/api${route}`).set('Authorization', `Bearer ${this.session.token}`);
  }
}

export async function signIn(app: TestApp, name: string): Promise<Person> {
  return new Person(app, await app.signIn(name));
}

/** Signs a demo user in with these permissions and no others. */
export async function signInWith(app: TestApp, name: string, permissions: string): Promise<Person> {
  const executive = await signIn(app, 'executive');
  const users = (await executive.get('/Users/TenantUsers/1').expect(200)).body as { userId: number; email: string }[];
  const { userId } = users.find(({ email }) => email === `${name}@demo.example`)!;
  await executive.put(`/Users/${userId}`, { permissions }).expect(200);
  return signIn(app, name);
}
