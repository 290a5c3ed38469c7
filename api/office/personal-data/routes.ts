import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AccountDataReply, DeleteUserBody, DoneReply, UserParams } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { authenticate, onlyOwnId } from '../../people/accounts/sessions/authenticate.ts'
import { triedFrom } from '../../people/accounts/login/client.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { guardAccountRoutes } from '../../people/accounts/guard-routes.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { jsonPieces, type Streamed } from './json-pieces.ts'

const tags = ['Accounts']

/** Hands out and deletes everything that the shop keeps about the logged-in account. */
export const personalDataRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  guardAccountRoutes(app)
  const { db } = app
  const { dataKey, orderKey } = app.secrets
  app.addHook('onRequest', authenticate)

  app.get(
    '/user/data',
    {
      exposeHeadRoute: false, // it would read all of it, and count
      schema: {
        tags,
        summary: 'Exports all data of one’s account as a file',
        querystring: NoQuery,
        response: { 200: AccountDataReply, '4xx': ErrorBody },
      },
    },
    async ({ session }, reply) => {
      await app.addressLimits.dataExports.take(session.userId)
      const data = await exportAccount({ db, storage, dataKey, orderKey }, session.userId)
      reply.header('content-disposition', 'attachment; filename="my-account.json"')
      return sendPieces(reply, { ...done('Your data'), data })
    },
  )

  app.delete(
    '/user/:id',
    {
      onRequest: onlyOwnId,
      schema: {
        tags,
        summary: 'Deletes one’s account and personal data; requires the password',
        params: UserParams,
        querystring: NoQuery,
        body: DeleteUserBody,
        response: { 200: DoneReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const by = { userId: request.session.userId, from: triedFrom(request) }
      await deleteAccount(app, by, request.body.password)
      return doneIn(request.language, 'profile.delete.done')
    },
  )
}

/** Answers with JSON that is read and written row by row, so that others have their turn in between. */
async function sendPieces(reply: FastifyReply, value: Streamed): Promise<FastifyReply> {
  const pieces: Uint8Array[] = []
  for await (const piece of jsonPieces(value)) pieces.push(piece)
  return reply.type('application/json; charset=utf-8').send(Buffer.concat(pieces))
}
