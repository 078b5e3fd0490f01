/** Where the engine says what it does; the backend passes its own logger. */
export interface EngineLogger {
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
  error(message: string, facts?: object): void;
}

export const silent: EngineLogger = { info() {}, warn() {}, error() {} };
