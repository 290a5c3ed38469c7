import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { ListItemBody, ListItemParams, ListReply } from '#contract/list.ts'
import { authenticate } from '../accounts/authenticate.ts'
import { done } from '../accounts/done.ts'
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

/** What who is logged in has saved. Every call can be repeated, and every answer is the whole list. */
export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const { listLinkKey } = app.secrets
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.register(sharedListRoutes)
  const onRequest = authenticate
  const answer = async (message: string, userId: string) => ({
    ...done(message),
    ...(await readList(db, listLinkKey, userId)),
  })

  app.get(
    '/list',
    { onRequest, schema: { ...common, summary: 'My List as it is now, the newest first' } },
    ({ session }) => answer('Your list', session.userId),
  )

  app.put(
    '/list/:productId',
    { onRequest, schema: { ...ofItem, summary: 'Saves a product', body: ListItemBody } },
    async ({ session: { userId }, params, body }) => {
      await saveItem(db, { userId, productId: Number(params.productId), addedAt: body?.addedAt })
      return answer('Saved to your list', userId)
    },
  )

  app.delete(
    '/list/:productId',
    { onRequest, schema: { ...ofItem, summary: 'Removes a product, and the wish to hear of it' } },
    async ({ session: { userId }, params }) => {
      await removeItem(db, userId, Number(params.productId))
      return answer('Removed from your list', userId)
    },
  )

  app.put(
    '/list/:productId/notice',
    { onRequest, schema: { ...ofItem, summary: 'Saves a sold-out product, and asks for a mail when it is back' } },
    async ({ session: { userId }, params }) => {
      await askForNotice(db, userId, Number(params.productId))
      return answer('We will mail you when it is back', userId)
    },
  )

  app.delete(
    '/list/:productId/notice',
    { onRequest, schema: { ...ofItem, summary: 'Asks for no mail any more' } },
    async ({ session: { userId }, params }) => {
      await deleteNotice(db, userId, Number(params.productId))
      return answer('We will not mail you about it', userId)
    },
  )

  app.post(
    '/list/shares',
    { onRequest, schema: { ...common, summary: 'Shows the list to everybody with its link' } },
    async ({ session: { userId } }) => {
      await shareList(db, listLinkKey, userId)
      return answer('List shared', userId)
    },
  )

  app.delete(
    '/list/shares',
    { onRequest, schema: { ...common, summary: 'Withdraws the link' } },
    async ({ session: { userId } }) => {
      await deleteShare(db, userId)
      return answer('List not shared any more', userId)
    },
  )
}
