import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { StaffLoginBody, StaffLoginReply, StaffMe } from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { permissionsOf } from '#domain/staff.ts'
import { clientOf } from '../accounts/client.ts'
import type { AdminOptions } from '../admin/routes.ts'
import { logInStaff } from './log-in-staff.ts'
import type { StaffSession } from './read-staff-session.ts'
import { giveStaffCookie, takeStaffCookie } from './staff-cookie.ts'
import { endStaffSession } from './staff-queries.ts'
import { z } from 'zod'

const tags = ['Back office: staff']

/** Who may use the back office, and how they get in. */
export const staffAdminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app) => {
  app.post(
    '/login',
    {
      config: { needs: 'nobody' },
      schema: {
        tags,
        summary: 'Opens a session of the back office, in a cookie',
        querystring: NoQuery,
        body: StaffLoginBody,
        response: { 200: StaffLoginReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      await app.addressLimits.accountCalls.take(request.ip)
      const { ip, device } = clientOf(request)
      const person = await logInStaff(app, request.body, { ip, device, tokenHash: () => giveStaffCookie(reply) })
      return { staff: presentMe({ ...person, hasTotp: person.totpSince !== null, mustSetUpTotp: false }) }
    },
  )

  app.get(
    '/me',
    {
      config: { needs: 'anybody' },
      schema: { tags, summary: 'Who is logged in', querystring: NoQuery, response: { 200: StaffMe, '4xx': ErrorBody } },
    },
    async ({ staff }) => presentMe(staff),
  )

  app.post(
    '/logout',
    {
      config: { needs: 'anybody' },
      schema: {
        tags,
        summary: 'Ends the session',
        querystring: NoQuery,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ staff }, reply) => {
      await endStaffSession(app.db, staff.sessionId)
      takeStaffCookie(reply)
      return reply.code(204).send(null)
    },
  )
}

function presentMe({ id, name, email, role, hasTotp, mustSetUpTotp }: Omit<StaffSession, 'sessionId'>): StaffMe {
  return { id, name, email, role, permissions: permissionsOf(role), hasTotp, mustSetUpTotp }
}
