import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { ListItemBody, ListItemParams, ListReply } from '#contract/wishlist.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn, type Done } from '../../platform/http/done.ts'
import { askForNotice } from './ask-for-notice.ts'
import { deleteNotice } from './notice-queries.ts'
import { readList } from './read-list.ts'
import { removeItem } from './remove-item.ts'
import { saveItem } from './save-item.ts'
import { shareList } from './share-list.ts'
import { deleteShare } from './share-queries.ts'
import { sharedListRoutes } from './shared-list-routes.ts'

const common = { tags: ['My List'], querystring: NoQuery, response: { 200: ListReply, '4xx': ErrorBody } }
const ofItem = { ...common, params: ListItemParams }

/** The list of the logged-in user. Every call is idempotent, and every answer is the whole list. */
export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const { listLinkKey, dataKey } = app.secrets
  // Each answer is a whole list.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isDear: true }
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.register(sharedListRoutes)
  const onRequest = authenticate
  const answer = async (head: Done, { session, language }: Pick<FastifyRequest, 'session' | 'language'>) => ({
    ...head,
    ...(await readList(db, listLinkKey, session.userId, language)),
  })

  app.get('/list', { onRequest, schema: { ...common, summary: 'Returns the list, newest first' } }, (request) =>
    answer(done('Your list'), request),
  )

  app.put(
    '/list/:productId',
    { onRequest, schema: { ...ofItem, summary: 'Saves a product', body: ListItemBody } },
    async (request) => {
      const { session, params, body } = request
      await saveItem(db, { ...body, userId: session.userId, productId: Number(params.productId) })
      return answer(doneIn(request.language, 'wishlist.saved'), request)
    },
  )

  app.delete(
    '/list/:productId',
    { onRequest, schema: { ...ofItem, summary: 'Removes a product and its notice' } },
    async (request) => {
      await removeItem(db, request.session.userId, Number(request.params.productId))
      return answer(doneIn(request.language, 'wishlist.removed'), request)
    },
  )

  app.put(
    '/list/:productId/notice',
    { onRequest, schema: { ...ofItem, summary: 'Saves a sold-out product and requests a mail when it is back' } },
    async (request) => {
      const { session, params, language } = request
      await askForNotice({ db, dataKey }, { userId: session.userId, productId: Number(params.productId), language })
      return answer(doneIn(request.language, 'wishlist.notice-on'), request)
    },
  )

  app.delete(
    '/list/:productId/notice',
    { onRequest, schema: { ...ofItem, summary: 'Withdraws the request for a mail' } },
    async (request) => {
      await deleteNotice(db, request.session.userId, Number(request.params.productId))
      return answer(doneIn(request.language, 'wishlist.notice-off'), request)
    },
  )

  app.post(
    '/list/shares',
    { onRequest, schema: { ...common, summary: 'Shares the list under a link' } },
    async (request) => {
      await shareList(db, listLinkKey, request.session.userId)
      return answer(doneIn(request.language, 'wishlist.shared'), request)
    },
  )

  app.delete('/list/shares', { onRequest, schema: { ...common, summary: 'Withdraws the link' } }, async (request) => {
    await deleteShare(db, request.session.userId)
    return answer(doneIn(request.language, 'wishlist.unshared'), request)
  })
}
