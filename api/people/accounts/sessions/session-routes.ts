import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DoneReply, SessionsReply, UserParams } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { done, doneIn } from '../../../platform/http/done.ts'
import { authenticate } from './authenticate.ts'
import { endOtherSessions } from './own-session-queries.ts'
import { endSession, listSessions } from './own-sessions.ts'

const tags = ['Accounts']

/** The sessions of the logged-in user. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', authenticate)

  app.get(
    '/user/sessions',
    {
      schema: {
        tags,
        summary: 'Lists active sessions, current first',
        querystring: NoQuery,
        response: { 200: SessionsReply, '4xx': ErrorBody },
      },
    },
    async ({ session }) => {
      const data = await listSessions(app.db, session)
      return { ...done('Sessions found'), data }
    },
  )

  app.delete(
    '/user/sessions',
    {
      schema: {
        tags,
        summary: 'Logs out on all other devices',
        querystring: NoQuery,
        response: { 200: DoneReply, '4xx': ErrorBody },
      },
    },
    async ({ session, language }) => {
      await endOtherSessions(app.db, session)
      return doneIn(language, 'profile.sessions.ended')
    },
  )

  app.delete(
    '/user/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Logs out on one device',
        params: UserParams,
        querystring: NoQuery,
        response: { 200: DoneReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, language }) => {
      await endSession(app.db, session.userId, params.id)
      return doneIn(language, 'profile.sessions.ended-one')
    },
  )
}
