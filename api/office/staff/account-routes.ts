import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { OwnNameBody, OwnPasswordBody, StaffMe, StaffSessions } from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { LoginOptions } from './routes.ts'
import { asking, loginShop, staffClient } from './asked-by.ts'
import { changeOwnName } from './staff-name.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { presentMe } from './present-staff.ts'
import { presentSessions } from './present-sessions.ts'
import { endStaffSessions, revokeStaffSession } from './session-queries.ts'
import { z } from 'zod'

const common = { tags: ['Back office: own account'], querystring: NoQuery }
const nothing = { 204: z.null(), '4xx': ErrorBody }

/** A staff member's own account: name, password and sessions. */
export const accountAdminRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, { loginDb }) => {
  app.put(
    '/me',
    {
      config: { needs: 'anybody', needsProof: true },
      schema: {
        ...common,
        summary: 'Updates one’s own name, which must not be that of a colleague',
        body: OwnNameBody,
        response: { 200: StaffMe, '4xx': ErrorBody },
      },
    },
    async ({ staff, staffDb, body }) => {
      await changeOwnName(staffDb, staff.id, body.name)
      return presentMe({ ...staff, name: body.name })
    },
  )

  app.put(
    '/me/password',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Sets a new password and ends every other session',
        body: OwnPasswordBody,
        response: nothing,
      },
    },
    async (request, reply) => {
      const shop = { ...loginShop(app, loginDb), staffDb: request.staffDb }
      const by = { asking: asking(request), client: staffClient(request, reply) }
      await changeOwnPassword(shop, request.body, by)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/me/sessions',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Lists one’s own active sessions, most recently used first',
        response: { 200: StaffSessions, '4xx': ErrorBody },
      },
    },
    async ({ staff }) => presentSessions(app.db, staff),
  )

  app.delete(
    '/me/sessions',
    {
      config: { needs: 'anybody' },
      schema: { ...common, summary: 'Logs out on all other devices', response: nothing },
    },
    async ({ staff }, reply) => {
      await endStaffSessions(loginDb, staff.id, staff.sessionId)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/me/sessions/:id',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Logs out on one device',
        params: z.strictObject({ id: z.uuid() }),
        response: nothing,
      },
    },
    async ({ staff, params }, reply) => {
      const didEnd = await revokeStaffSession(loginDb, staff.id, params.id)
      if (!didEnd) throw new AppError('not_found', 'This login has ended already.')
      return reply.code(204).send(null)
    },
  )
}
