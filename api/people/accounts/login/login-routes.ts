import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DoneReply, LoginBody, LogoutQuery, RefreshBody, TokensReply, UserReply } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { authenticate, bearerToken, sessionExpired } from '../sessions/authenticate.ts'
import { clientOf } from './client.ts'
import { done, doneIn } from '../../../platform/http/done.ts'
import { givenEmail } from '../email-address.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { presentUser, withTown } from '../profile/present-user.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { findUser } from '../user-queries.ts'

const tags = ['Accounts']
const withTokens = { 200: TokensReply, '4xx': ErrorBody }

/** Login, token refresh, the logged-in user, and logout. */
export const loginRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const url of ['/user/remember-me-login', '/user/login']) {
    app.post(
      url,
      { schema: { tags, summary: 'Opens a session', querystring: NoQuery, body: LoginBody, response: withTokens } },
      async (request, reply) => {
        const data = await logIn(app, request.body, clientOf(request, reply))
        const email = givenEmail(request.body.email)
        return { ...doneIn(request.language, 'login.done', { email }), data }
      },
    )
  }

  app.post(
    '/user/refresh-token',
    {
      schema: {
        tags,
        summary: 'Rotates the token pair; refresh tokens are single-use',
        querystring: NoQuery,
        body: RefreshBody,
        response: withTokens,
      },
    },
    async ({ body, language }) => ({ ...done('Session refreshed'), data: await refreshSession(app, body, language) }),
  )

  app.get(
    '/user/user-details',
    {
      onRequest: authenticate,
      schema: {
        tags,
        summary: 'Returns the profile of the logged-in user',
        querystring: NoQuery,
        response: { 200: UserReply, '4xx': ErrorBody },
      },
    },
    async ({ session, language }) => {
      const user = await findUser(app.db, session.userId)
      if (!user) throw sessionExpired()
      const data = withTown(presentUser(user, app.secrets.dataKey), language)
      return { ...doneIn(language, 'session.welcome'), data }
    },
  )

  const summary = 'Ends the session of an access token, expired or not'
  const response = { 200: DoneReply, '4xx': ErrorBody }
  app.get(
    '/user/logout',
    { exposeHeadRoute: false, schema: { tags, summary, querystring: LogoutQuery, response } },
    async (request) => {
      await logOut(app, request.query.token ?? bearerToken(request))
      return doneIn(request.language, 'session.logged-out')
    },
  )
  app.post('/user/logout', { schema: { tags, summary, querystring: NoQuery, response } }, async (request) => {
    await logOut(app, bearerToken(request))
    return doneIn(request.language, 'session.logged-out')
  })
}
