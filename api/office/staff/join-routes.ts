import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { InvitationTokenBody, JoinBody, OpenInvitation, StaffLoginReply } from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { LoginOptions } from './routes.ts'
import { loginShop, staffCall, staffClient } from './asked-by.ts'
import { joinStaff, readInvitation } from './join-staff.ts'
import { presentMe } from './present-staff.ts'
import { meOf } from './read-staff-session.ts'

const common = { tags: ['Back office: staff'], querystring: NoQuery }

/**
 * Routes for a person with an invitation link. They take the token in the body, which no log and no browser history
 * keeps.
 */
export const joinAdminRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, { loginDb }) => {
  app.post(
    '/join/invitation',
    {
      config: { needs: 'nobody' },
      schema: {
        ...common,
        summary: 'Shows an invitation',
        body: InvitationTokenBody,
        response: { 200: OpenInvitation, '4xx': ErrorBody },
      },
    },
    async ({ body, ip }) => {
      await app.addressLimits.accountCalls.take(ip)
      return readInvitation(app.db, body.token)
    },
  )

  app.post(
    '/join',
    {
      config: { needs: 'nobody' },
      schema: {
        ...common,
        summary: 'Accepts an invitation and opens a session, in a cookie',
        body: JoinBody,
        response: { 200: StaffLoginReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      await app.addressLimits.accountCalls.take(request.ip)
      const client = { ...staffClient(request, reply), call: staffCall(request) }
      const person = await joinStaff(loginShop(app, loginDb), request.body, client)
      return { staff: presentMe(await meOf(app, person)) }
    },
  )
}
