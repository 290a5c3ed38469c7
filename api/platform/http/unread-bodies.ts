import type { FastifyInstance } from 'fastify'

/**
 * Takes in the rest of a body whose request is answered before all of it was read, such as a form that is refused in the
 * middle. Node does so only for bodies that nobody began to read. Otherwise the next request on the connection, which a
 * proxy may use for another visitor, waits behind the rest until it times out.
 */
export function takeInUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
  })
}
