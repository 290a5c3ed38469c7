import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffRole } from '#domain/staff/staff.ts'
import { endTurn } from '../../platform/http/network-turns.ts'

/** A client that leaves so much unread resumes later, over another connection. */
const MOST_UNREAD_BYTES = 256 * 1024
/** Apart from each other, so that a restart does not bring back everybody in the same moment. */
const RECONNECT_MS = { least: 1_000, most: 4_000 }

const headers = [
  ['content-type', 'text/event-stream; charset=utf-8'],
  // A stop of the server does not wait for a connection that nobody uses any more.
  ['connection', 'close'],
  // nginx would keep events back until there are 4 KB of them.
  ['x-accel-buffering', 'no'],
].flat()

/** Why a stream ends, for the page: `session` needs a login; `too many` means that newer ones took its place. */
type EndReason = 'closing' | 'session' | 'role' | 'too many'

/** One connection over which a page hears what happens, while it lasts. */
export type LiveStream = {
  staffId: string
  sessionId: string
  role: StaffRole
  isClosed: boolean
  write: (text: string) => void
  end: (reason: EndReason) => void
  onClose: (listener: () => void) => void
}

/** Returns an event as the stream sends it. */
export function message(event: string, data: object, id?: string): string {
  const lines = [`event: ${event}`, `data: ${JSON.stringify(data)}`]
  if (id !== undefined) lines.unshift(`id: ${id}`)
  return `${lines.join('\n')}\n\n`
}

/** Opens the stream that answers a request. Fastify is done with the request, which has no turn any more. */
export function openStream(request: FastifyRequest, reply: FastifyReply): LiveStream {
  const { id: staffId, sessionId, role } = request.staff
  const { raw } = reply
  const others = Object.entries(reply.getHeaders()).flat() as string[]
  reply.hijack()
  endTurn(request)
  raw.writeHead(200, [...headers, ...others])
  raw.write(`retry: ${randomInt(RECONNECT_MS.least, RECONNECT_MS.most)}\n\n`)
  return {
    staffId,
    sessionId,
    role,
    get isClosed() {
      return raw.closed || raw.destroyed || raw.writableEnded
    },
    write(text) {
      if (text === '' || raw.writableEnded) return
      raw.write(text)
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
    },
    end(reason) {
      if (!raw.writableEnded) raw.end(message('end', { reason }))
    },
    onClose: (listener) => void raw.once('close', listener),
  }
}
