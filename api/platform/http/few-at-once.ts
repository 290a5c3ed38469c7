import { createServer, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../rate-limits/client-network.ts'

/** Browsers and proxies await the answer before they send a connection's next request; so many at once are an attack. */
const MOST_AT_ONCE = 16
/** A network whose connections were ended so often is refused. Proxies never get there, for they send no requests ahead. */
const MOST_ENDED = 8
const REMEMBERED_MS = 10_000
const MOST_NETWORKS = 10_000

/** Fastify's settings of its server. */
type Settings = { http: ServerOptions; keepAliveTimeout: number; requestTimeout: number; connectionTimeout: number }

/**
 * Makes a server that ends a connection with many requests at once. Node goes on to read requests from the piece of data
 * that has just come, thousands of them; this drops them before Fastify routes and logs each. Reading them takes time
 * all the same, so a network that goes on is refused for ten seconds.
 */
export const serverOfFewAtOnce: FastifyServerFactory = (handle, settings) => {
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = settings as Settings
  const underWay = new WeakMap<Socket, number>()
  const ended = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: REMEMBERED_MS, noUpdateTTL: true })
  const server = createServer(http, (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > MOST_AT_ONCE) {
      const network = networkOf(socket)
      ended.set(network, (ended.get(network) ?? 0) + 1)
      socket.destroy()
      return
    }
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, underWay.get(socket)! - 1))
    handle(request, response)
  })
  server.on('connection', (socket) => {
    if ((ended.get(networkOf(socket)) ?? 0) >= MOST_ENDED) socket.destroy()
  })
  // As Fastify does for a server that it makes itself.
  server.keepAliveTimeout = keepAliveTimeout
  server.requestTimeout = requestTimeout
  server.setTimeout(connectionTimeout)
  return server
}

function networkOf({ remoteAddress }: Socket): string {
  return remoteAddress === undefined ? '' : clientNetwork(remoteAddress)
}
