import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  StaffEmailBody,
  StaffLoginBody,
  StaffLoginReply,
  StaffMe,
  StaffPasswordResetBody,
} from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { callerOf } from '../../platform/http/network-turns.ts'
import type { LoginOptions } from './routes.ts'
import { loginShop, staffCall, staffClient, triedFrom } from './asked-by.ts'
import { forgotStaffPassword } from './forgot-staff-password.ts'
import { logInStaff } from './log-in-staff.ts'
import { presentMe } from './present-staff.ts'
import { resetStaffPassword } from './reset-staff-password.ts'
import { endStaffSession } from './session-queries.ts'
import { takeStaffCookie } from './staff-cookie.ts'
import { meOf } from './read-staff-session.ts'
import { z } from 'zod'

const common = { tags: ['Back office: staff'], querystring: NoQuery }
const nothing = { 204: z.null(), '4xx': ErrorBody }

/** Login, logout and forgotten passwords of the back office. */
export const loginAdminRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, { loginDb }) => {
  const shop = loginShop(app, loginDb)

  app.post(
    '/login',
    {
      config: { needs: 'nobody' },
      schema: {
        ...common,
        summary: 'Opens a session of the back office, in a cookie',
        body: StaffLoginBody,
        response: { 200: StaffLoginReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      await app.addressLimits.accountCalls.take(request.ip)
      const by = { from: triedFrom(request), call: staffCall(request), caller: callerOf(request) }
      const person = await logInStaff(shop, request.body, { ...staffClient(request, reply), ...by })
      return { staff: presentMe(await meOf(app, person)) }
    },
  )

  app.post(
    '/forgotten-password',
    {
      config: { needs: 'nobody' },
      schema: {
        ...common,
        summary: 'Mails a link to set a new password if the address belongs to staff',
        body: StaffEmailBody,
        response: nothing,
      },
    },
    async (request, reply) => {
      await app.addressLimits.accountCalls.take(request.ip)
      await forgotStaffPassword(shop, request.body.email, triedFrom(request))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/password-reset',
    {
      config: { needs: 'nobody' },
      schema: {
        ...common,
        summary: 'Sets a new password with the mailed link and ends every session',
        body: StaffPasswordResetBody,
        response: nothing,
      },
    },
    async (request, reply) => {
      await app.addressLimits.accountCalls.take(request.ip)
      await resetStaffPassword(shop, request.body, { call: staffCall(request), ip: request.ip })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/me',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Returns the logged-in staff member',
        response: { 200: StaffMe, '4xx': ErrorBody },
      },
    },
    async ({ staff }) => presentMe(staff),
  )

  app.post(
    '/logout',
    {
      config: { needs: 'anybody' },
      schema: { ...common, summary: 'Ends the session', response: nothing },
    },
    async ({ staff }, reply) => {
      await endStaffSession(loginDb, staff.id, staff.sessionId)
      takeStaffCookie(reply)
      return reply.code(204).send(null)
    },
  )
}
