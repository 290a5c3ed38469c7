import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetwork } from '../rate-limits/client-network.ts'

/** Browsers and proxies await the answer before they send a connection's next request; so many at once are an attack. */
const MOST_REQUESTS_AT_ONCE = 16
/** A hundred of the largest carts. Answers from memory are the same bytes for everybody, and do not count. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024

type Connection = { socket: Socket; network: Network; underWay: number; unreadBytes: number }
type Network = { connections: Set<Connection>; unreadBytes: number }

/**
 * Ends connections whose client sends requests without reading the answers, which would fill the memory: one with many
 * requests at once, and the one with most unread bytes where those of its network are too many. Call it after the hooks
 * that change a reply's size, and before those that answer.
 */
export function cutUnreadReplies(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, Connection>()
  const networks = new Map<string, Network>()

  const open = (socket: Socket, name: string): Connection => {
    const network = networks.get(name) ?? { connections: new Set(), unreadBytes: 0 }
    const connection: Connection = { socket, network, underWay: 0, unreadBytes: 0 }
    connections.set(socket, connection)
    networks.set(name, network)
    network.connections.add(connection)
    socket.once('close', () => {
      network.connections.delete(connection)
      network.unreadBytes -= connection.unreadBytes
      connection.unreadBytes = 0
      if (network.connections.size === 0) networks.delete(name)
    })
    return connection
  }
  const connectionOf = ({ raw: { socket }, ip }: FastifyRequest): Connection | undefined => {
    // The calls of a page that is rendered here have no connection.
    if (!(socket instanceof Socket) || socket.destroyed) return undefined
    return connections.get(socket) ?? open(socket, clientNetwork(ip))
  }

  app.addHook('onRequest', async (request, reply) => {
    const connection = connectionOf(request)
    if (!connection) return
    connection.underWay += 1
    reply.raw.once('close', () => {
      connection.underWay -= 1
    })
    if (connection.underWay > MOST_REQUESTS_AT_ONCE) connection.socket.destroy()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const connection = connectionOf(request)
    if (!connection || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return
    const bytes = Buffer.byteLength(payload)
    note(connection, bytes)
    reply.raw.once('close', () => {
      if (!connection.socket.destroyed) note(connection, -bytes)
    })
    const { network } = connection
    if (network.unreadBytes > MOST_UNREAD_BYTES) worstOf(network).socket.destroy()
  })
}

function note(connection: Connection, bytes: number): void {
  connection.unreadBytes += bytes
  connection.network.unreadBytes += bytes
}

function worstOf({ connections }: Network): Connection {
  return [...connections].reduce((worst, one) => (one.unreadBytes > worst.unreadBytes ? one : worst))
}
