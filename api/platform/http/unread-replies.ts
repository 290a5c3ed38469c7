import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'

/** A hundred of the largest carts, or of files. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024
/** What a file under way takes: a piece that was read and one that waits to be sent, with its descriptor. */
const FILE_BYTES = 128 * 1024
/**
 * More than the pages of three hundred browsers open at once; of more, the oldest that nobody uses ends, which no browser
 * notices.
 */
const MOST_CONNECTIONS = 2_000

type Connection = { socket: Socket; network: Network; underWay: number; unreadBytes: number; last: Promise<void> }
type Network = { name: string; connections: Set<Connection>; unreadBytes: number }

const connections = new WeakMap<Socket, Connection>()

/**
 * Ends connections whose client sends requests without reading the answers, which would fill the memory: the one with most
 * unread bytes where those of its network are too many. Requests of a connection run one after another, as their answers
 * go (few-at-once.ts limits them), and a network has a limited number of connections. Call it after the hooks that change
 * a reply's size, and before those that answer.
 */
export function cutUnreadReplies(app: FastifyInstance, { mostConnections = MOST_CONNECTIONS } = {}): void {
  const networks = new Map<string, Network>()

  const leave = (connection: Connection) => {
    const { network } = connection
    network.connections.delete(connection)
    network.unreadBytes -= connection.unreadBytes
    if (network.connections.size === 0) networks.delete(network.name)
  }
  const enter = (connection: Connection, network: Network) => {
    networks.set(network.name, network)
    network.connections.add(connection)
    network.unreadBytes += connection.unreadBytes
    connection.network = network
    if (network.connections.size > mostConnections) (idleOf(network) ?? connection).socket.destroy()
  }
  const networkNamed = (name: string): Network => {
    return networks.get(name) ?? { name, connections: new Set(), unreadBytes: 0 }
  }
  const open = (socket: Socket, name: string): Connection => {
    const network = networkNamed(name)
    const connection: Connection = { socket, network, underWay: 0, unreadBytes: 0, last: Promise.resolve() }
    connections.set(socket, connection)
    socket.once('close', () => leave(connection))
    enter(connection, network)
    return connection
  }
  app.server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress !== undefined) open(socket, clientNetwork(socket.remoteAddress))
  })

  app.addHook('onRequest', async ({ raw: { socket }, ip }, reply) => {
    // The calls of a page that is rendered here have no connection.
    if (!(socket instanceof Socket)) return
    if (socket.destroyed) throw new AppError('unavailable', say('calls.busy'))
    const name = clientNetwork(ip)
    const connection = connections.get(socket) ?? open(socket, name)
    // A proxy uses a connection for one client after another.
    if (connection.network.name !== name && connection.underWay === 0) {
      leave(connection)
      enter(connection, networkNamed(name))
    }
    const { last } = connection
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    connection.last = closed
    connection.underWay += 1
    reply.raw.once('close', () => {
      connection.underWay -= 1
      close()
    })
    await last
    if (socket.destroyed) throw new AppError('unavailable', say('calls.busy'))
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) noteUnread(request, reply, Buffer.byteLength(payload))
    else if (payload) noteUnread(request, reply, Math.min(lengthOf(reply), FILE_BYTES))
  })
}

/** Counts the bytes of a reply until its client has read them. A reply that Fastify does not send itself must call it. */
export function noteUnread({ raw: { socket } }: FastifyRequest, reply: FastifyReply, bytes: number): void {
  const connection = connections.get(socket)
  if (!connection || socket.destroyed) return
  note(connection, bytes)
  reply.raw.once('close', () => {
    if (!socket.destroyed) note(connection, -bytes)
  })
  const { network } = connection
  if (network.unreadBytes > MOST_UNREAD_BYTES) worstOf(network).socket.destroy()
}

function lengthOf(reply: FastifyReply): number {
  return Number(reply.getHeader('content-length') ?? Infinity)
}

function note(connection: Connection, bytes: number): void {
  connection.unreadBytes += bytes
  connection.network.unreadBytes += bytes
}

function worstOf(network: Network): Connection {
  return [...network.connections].reduce((worst, one) => (one.unreadBytes > worst.unreadBytes ? one : worst))
}

/** Returns the oldest connection of a network on which no request is under way. */
function idleOf(network: Network): Connection | undefined {
  for (const connection of network.connections) {
    if (connection.underWay === 0 && !connection.socket.destroyed) return connection
  }
  return undefined
}
