import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openByteRoom, PIECE_BYTES, type Holder } from '../process/byte-room.ts'
import { clientNetwork, neighborhoodOf } from '../rate-limits/client-network.ts'
import { arrivesWhole } from './network-turns.ts'

/** Limit for bodies in the memory of this process, from their first byte until they are parsed: thousands of usual ones. */
const ROOM_BYTES = 32 * 1024 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes the body of the request out of the room. */
    leaveBodyRoom: (() => void) | undefined
  }
}

/**
 * Bounds the memory of bodies that are JSON or short forms, of all networks together; forms with files have a room of their
 * own (upload-room.ts). Only bytes that have arrived count. When the room is full, the oldest body of the neighborhood, or
 * member of staff, that holds most gives way: its connection ends. Call it after all other hooks for bodies.
 */
export function boundBodies(app: FastifyInstance, { roomBytes = ROOM_BYTES } = {}): void {
  const room = openByteRoom(roomBytes)
  app.decorateRequest('leaveBodyRoom')
  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request
    // The calls of a page that is rendered here have no connection.
    if (!(raw.socket instanceof Socket) || reply.raw.closed || !arrivesWhole(request)) return
    const holder: Holder = { group: groupOf(request), bytes: 0, end: () => raw.socket.destroy() }
    const take = ({ length }: Buffer) => {
      room.add(holder, length + PIECE_BYTES)
      while (room.isFullFor(0)) {
        const { oldest } = room.most()!
        room.leave(oldest)
        oldest.end()
      }
    }
    request.leaveBodyRoom = () => {
      raw.off('data', take)
      room.leave(holder)
    }
    raw.on('data', take)
    // Reading begins with the parser, which comes after other hooks.
    raw.pause()
    reply.raw.once('close', request.leaveBodyRoom)
  })
  // By now the body is parsed, in the request's turn.
  app.addHook('preValidation', leave)
  app.addHook('onSend', leave)
}

async function leave(request: FastifyRequest): Promise<void> {
  request.leaveBodyRoom?.()
}

function groupOf(request: FastifyRequest): string {
  return request.turnOwner ?? neighborhoodOf(clientNetwork(request.ip))
}
