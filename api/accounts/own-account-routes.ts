import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AccountDataReply, DeleteUserBody, DoneReply, ProfileBody, UserParams, UserReply } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { MediaStorage } from '../media/storage.ts'
import { authenticate } from './authenticate.ts'
import { triedFrom } from './client.ts'
import { deleteUser } from './delete-user.ts'
import { done } from './done.ts'
import { exportData } from './export-data.ts'
import { onlyOwnId } from './only-own-id.ts'
import { updateProfile } from './update-profile.ts'

const tags = ['Accounts']

/** The account of who is logged in: change it, take it away, delete it. */
export const ownAccountRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db } = app
  const { dataKey, orderKey } = app.secrets
  app.addHook('onRequest', authenticate)

  app.get(
    '/user/data',
    {
      schema: {
        tags,
        summary: 'Everything that the shop keeps about oneself, as a file',
        querystring: NoQuery,
        response: { 200: AccountDataReply, '4xx': ErrorBody },
      },
    },
    async ({ session }, reply) => {
      const data = await exportData({ db, storage, dataKey, orderKey }, session.userId)
      reply.header('content-disposition', 'attachment; filename="my-account.json"')
      return { ...done('Your data'), data }
    },
  )

  app.put(
    '/user/:id',
    {
      onRequest: onlyOwnId,
      schema: {
        tags,
        summary: 'Changes one’s profile; email, date_of_birth and country may be sent along, but not changed',
        params: UserParams,
        querystring: NoQuery,
        body: ProfileBody,
        response: { 200: UserReply, '4xx': ErrorBody },
      },
    },
    async ({ session, body, language }) => {
      const data = await updateProfile({ db, dataKey, language }, session.userId, body)
      return { ...done('Profile updated successfully!'), data }
    },
  )

  app.delete(
    '/user/:id',
    {
      onRequest: onlyOwnId,
      schema: {
        tags,
        summary: 'Deletes one’s account and everything about oneself; the password confirms it',
        params: UserParams,
        querystring: NoQuery,
        body: DeleteUserBody,
        response: { 200: DoneReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const by = { userId: request.session.userId, from: triedFrom(request) }
      await deleteUser(app, by, request.body.password)
      return done('Your account has been deleted')
    },
  )
}
