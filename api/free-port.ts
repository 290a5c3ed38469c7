import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/**
 * The port, when nobody listens on it; for 0, one that is free now.
 *
 * @returns undefined when it is taken
 * @throws what `listen` says of a port or host that cannot be had at all (EACCES, ENOTFOUND, EADDRNOTAVAIL)
 */
export async function freePort(host: string, port: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined
    throw error
  } finally {
    if (server.listening) await new Promise((closed) => server.close(closed))
  }
}
