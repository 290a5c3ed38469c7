import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'

const MORE_LISTENERS = 15

/** Whether several sockets of this process can listen on one port, each with a part of the connections that wait. */
export const sharesPort = process.platform === 'linux'

/**
 * Opens fifteen more listening sockets on the port of `server`, which has to listen with `reusePort`, and hands it their
 * connections. Node accepts one connection per socket in each round of the event loop. A busy server's round lasts 50 ms and
 * more, so with one socket everybody waits for seconds behind the connections of a single network, and no turn begins before.
 *
 * @returns what closes them: new connections are refused at once, and the promise is done when the last one has ended
 */
export async function listenMore(
  server: HttpServer,
  place: { host: string; port: number },
): Promise<() => Promise<void>> {
  const take = (socket: Socket) => server.emit('connection', socket)
  // As Node's HTTP server does, answer also a client that has sent its last byte, and send short answers at once.
  const make = () => createServer({ allowHalfOpen: true, noDelay: true }, take)
  const listeners = Array.from({ length: MORE_LISTENERS }, make)
  const close = async () => {
    await Promise.all(listeners.map((listener) => new Promise<void>((closed) => listener.close(() => closed()))))
  }
  try {
    await Promise.all(listeners.map((listener) => once(listener.listen({ ...place, reusePort: true }), 'listening')))
  } catch (error) {
    await close()
    throw error
  }
  return close
}
