import { createServer, type IncomingMessage, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { BudgetedCache } from '../cache/budgeted-cache.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'

/** Reading a piece of a body takes microseconds, however short it is: 65 KB of single bytes keep the process busy for 50 ms. */
const SHORT_PIECE_BYTES = 64
/** Bodies of a few bytes come in short pieces, too. */
const MOST_SHORT_PIECES = 100
/** Browsers and proxies await the answer before they send a connection's next request; so many at once are an attack. */
const MOST_AT_ONCE = 16
/** A network whose connections were ended so often is refused. Proxies never get there, for they send no requests ahead. */
const MOST_ENDED = 8
const REMEMBERED_MS = 10_000
const MAX_BYTES = 1024 * 1024
const BYTES_PER_NETWORK = 120

/** Fastify's settings of its server. */
type Settings = { http: ServerOptions; keepAliveTimeout: number; requestTimeout: number; connectionTimeout: number }

/**
 * Returns what makes a server that ends a connection with many requests at once, or with a body in very short pieces. Node
 * goes on to read requests from the piece of
 * data that has just come, thousands of them; this drops them before Fastify routes and logs each. Reading them takes time
 * all the same, so a network that goes on is refused for ten seconds. Nobody can answer a client that left before its
 * connection was accepted, and its address is unknown: its connection ends, too.
 *
 * @param isProxy  whether an address is a trusted proxy, which is never refused: behind one that speaks TCP alone is everybody
 */
export function serverOfFewAtOnce(isProxy: (address: string) => boolean): FastifyServerFactory {
  return (handle, settings) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = settings as Settings
    const underWay = new WeakMap<Socket, number>()
    const ended = new BudgetedCache<number>({
      name: 'ended connections',
      maxBytes: MAX_BYTES,
      bytesOf: () => BYTES_PER_NETWORK,
      keptMs: REMEMBERED_MS,
    })
    const end = (socket: Socket) => {
      const { remoteAddress } = socket
      if (remoteAddress !== undefined) noteEnded(ended, remoteAddress)
      socket.destroy()
    }
    const server = createServer(http, (request, response) => {
      const { socket } = request
      if (socket.destroyed) return
      const count = (underWay.get(socket) ?? 0) + 1
      if (count > MOST_AT_ONCE) {
        end(socket)
        return
      }
      endAtShortPieces(request, () => end(socket))
      underWay.set(socket, count)
      response.once('close', () => underWay.set(socket, underWay.get(socket)! - 1))
      handle(request, response)
    })
    let open = 0
    // Node remembers the address from here on, so `request.ip` is there for all later readers.
    server.on('connection', (socket) => {
      const { remoteAddress } = socket
      open += 1
      socket.once('close', () => (open -= 1))
      // Node counts the connections of the server's own socket only (more-listeners.ts).
      const isTooMany = open > (server.maxConnections ?? Infinity)
      if (remoteAddress === undefined || isTooMany || isRefused(ended, remoteAddress, isProxy)) socket.destroy()
    })
    // As Fastify does for a server that it makes itself.
    server.keepAliveTimeout = keepAliveTimeout
    server.requestTimeout = requestTimeout
    server.setTimeout(connectionTimeout)
    return server
  }
}

/** Calls `end` once a body comes in many pieces that are short on average, whether anybody reads it or not. */
function endAtShortPieces(request: IncomingMessage, end: () => void): void {
  const push = request.push.bind(request)
  let pieces = 0
  let bytes = 0
  request.push = (piece: Buffer | null) => {
    if (piece === null) return push(piece)
    pieces += 1
    bytes += piece.length
    if (pieces <= MOST_SHORT_PIECES || bytes >= pieces * SHORT_PIECE_BYTES) return push(piece)
    request.push = () => false
    end()
    return false
  }
}

function noteEnded(ended: BudgetedCache<number>, address: string): void {
  const network = clientNetwork(address)
  ended.set(network, (ended.get(network) ?? 0) + 1)
}

function isRefused(ended: BudgetedCache<number>, address: string, isProxy: (address: string) => boolean): boolean {
  return (ended.get(clientNetwork(address)) ?? 0) >= MOST_ENDED && !isProxy(address)
}
