import type { Env } from './env.ts'

/** @param host  as in the `host` header, with or without a port */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
}

/** Returns the address of the server as a browser on this machine writes it, without a trailing slash. */
export function shopAddress({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
