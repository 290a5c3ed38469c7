import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  EditingBody,
  EditingEnded,
  EditingOthers,
  EditingParams,
  LiveQuery,
  NewOrderCard,
  NewOrderParams,
} from '#contract/admin/live.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { endEditing, noteEditing } from './editing.ts'
import { openStream } from './live-stream.ts'
import { showOrderCard } from './order-card.ts'

const tags = ['Back office: live']
/** Everybody has this permission, but not before a required second factor. Each event has its own. */
const byItself = { needs: 'dashboard.read', isByItself: true } as const

const STREAM = 'text/event-stream'

/** What happens while pages of the back office are open, and who edits what. */
export const liveAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/live',
    {
      exposeHeadRoute: false, // it would never end
      config: byItself,
      schema: {
        tags,
        summary: 'Sends what happens as server-sent events; `last-event-id` or `after` resumes within half an hour',
        querystring: LiveQuery,
      },
    },
    async (request, reply) => {
      const { accept = '', 'last-event-id': lastId } = request.headers
      if (!accept.includes(STREAM)) {
        throw new AppError('invalid_input', `This call answers with events without end: send accept: ${STREAM}`)
      }
      app.live.refuseTooMany(request.staff.id)
      // A browser that connects again sends the header, and it is newer.
      const after = typeof lastId === 'string' && lastId !== '' ? lastId : request.query.after
      const stream = openStream(request, reply)
      try {
        await app.live.join(stream, after)
      } catch (error) {
        request.log.warn({ err: error }, 'a live stream could not begin')
        stream.end('closing')
      }
    },
  )

  app.get(
    '/live/orders/:id',
    {
      config: { needs: 'orders.read', isByItself: true },
      schema: {
        tags,
        summary: 'What the notice of a new order shows',
        params: NewOrderParams,
        querystring: NoQuery,
        response: { 200: NewOrderCard, '4xx': ErrorBody },
      },
    },
    async ({ params }) => showOrderCard(app.db, params.id),
  )

  app.put(
    '/live/editing/:tab',
    {
      config: byItself,
      schema: {
        tags,
        summary: 'Says that a tab has a record open for editing; lists colleagues who have, too',
        params: EditingParams,
        querystring: NoQuery,
        body: EditingBody,
        response: { 200: EditingOthers, '4xx': ErrorBody },
      },
    },
    async ({ staffDb: db, staff, params, body }) =>
      noteEditing({ db, limits: app.addressLimits }, staff, params.tab, body),
  )

  app.delete(
    '/live/editing/:tab',
    {
      config: byItself,
      schema: {
        tags,
        summary: 'Says that a tab has left its record',
        params: EditingParams,
        querystring: NoQuery,
        response: { 200: EditingEnded, '4xx': ErrorBody },
      },
    },
    async ({ staffDb, staff, params }) => {
      await endEditing(staffDb, staff.id, params.tab)
      return { isEnded: true as const }
    },
  )
}
