import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Opens another way to a database, like a firewall in between. While it is silent, it keeps every connection open and
 * delivers nothing; afterwards it delivers what was sent meanwhile.
 *
 * @returns `url`: the database by that way
 */
export async function openSilentWay(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const ends = [near, far]
    for (const end of ends) {
      sockets.add(end)
      end.on('error', () => {}) // the other end may close first
      end.on('close', () => sockets.delete(end))
    }
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy())
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy())
    if (isSilent) for (const end of ends) end.pause()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const way = new URL(url)
  way.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: way.href,
    setSilent(silent: boolean) {
      isSilent = silent
      for (const socket of sockets)
        if (silent) socket.pause()
        else socket.resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
