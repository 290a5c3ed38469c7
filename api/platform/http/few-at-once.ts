import { createServer, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

/** Browsers and proxies await the answer before they send a connection's next request; so many at once are an attack. */
const MOST_AT_ONCE = 16

/** Fastify's settings of its server. */
type Settings = { http: ServerOptions; keepAliveTimeout: number; requestTimeout: number; connectionTimeout: number }

/**
 * Makes a server that ends a connection with many requests at once. Node goes on to read requests from the piece of data
 * that has just come, thousands of them; this drops them before Fastify routes and logs each.
 */
export const serverOfFewAtOnce: FastifyServerFactory = (handle, settings) => {
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = settings as Settings
  const underWay = new WeakMap<Socket, number>()
  const server = createServer(http, (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > MOST_AT_ONCE) {
      socket.destroy()
      return
    }
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, underWay.get(socket)! - 1))
    handle(request, response)
  })
  // As Fastify does for a server that it makes itself.
  server.keepAliveTimeout = keepAliveTimeout
  server.requestTimeout = requestTimeout
  server.setTimeout(connectionTimeout)
  return server
}
