import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/**
 * Returns the port if nobody listens on it; for 0, a free port.
 *
 * @returns undefined when the port is taken
 * @throws the error of `listen` for a port or host that is not available at all (EACCES, ENOTFOUND, EADDRNOTAVAIL)
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
