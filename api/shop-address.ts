import type { Env } from './env.ts'

/** @param host  as the header of that name has it, with or without a port */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
}

/** Where the shop listens, as a browser on this machine writes it, without a slash at the end. */
export function shopAddress({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
