import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  StaffList,
  StaffMember,
  StaffMemberBody,
  StaffQuery,
  StaffSecurity,
  StaffSecurityBody,
} from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { changeStaff } from './change-staff.ts'
import { listStaff, showStaff } from './list-staff.ts'
import { resetTotp } from './remove-totp.ts'
import { readStaffSecurity, requireTotp } from './require-totp.ts'
import { z } from 'zod'

const tags = ['Back office: staff']
const params = z.strictObject({ id: z.uuid() })
const oneMember = { 200: StaffMember, '4xx': ErrorBody }
const security = { 200: StaffSecurity, '4xx': ErrorBody }

/** Staff accounts, for owners. */
export const peopleAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/staff',
    {
      config: { needs: 'staff.read' },
      schema: { tags, summary: 'Lists staff', querystring: StaffQuery, response: { 200: StaffList, '4xx': ErrorBody } },
    },
    async ({ query }) => listStaff(app.db, query),
  )

  app.get(
    '/staff/:id',
    {
      config: { needs: 'staff.read' },
      schema: { tags, summary: 'Returns a staff member', params, querystring: NoQuery, response: oneMember },
    },
    async ({ params: { id } }) => showStaff(app.db, id),
  )

  app.put(
    '/staff/:id',
    {
      config: { needs: 'staff.write', needsProof: true },
      schema: {
        tags,
        summary:
          'Updates the name or role of a staff member, or disables them; a new role or disabling ends their sessions',
        params,
        querystring: NoQuery,
        body: StaffMemberBody,
        response: oneMember,
      },
    },
    async ({ params: { id }, body, staff, staffDb }) =>
      changeStaff({ secrets: app.secrets, staffDb }, id, body, staff.id),
  )

  app.delete(
    '/staff/:id/totp',
    {
      config: { needs: 'staff.write', needsProof: true },
      schema: {
        tags,
        summary: 'Removes a lost second factor and ends the staff member’s sessions',
        params,
        querystring: NoQuery,
        response: oneMember,
      },
    },
    async ({ params: { id }, staff, staffDb }) => resetTotp({ secrets: app.secrets, staffDb }, id, staff.id),
  )

  app.get(
    '/staff-security',
    {
      config: { needs: 'staff.read' },
      schema: {
        tags,
        summary: 'Returns whether all staff need a second factor',
        querystring: NoQuery,
        response: security,
      },
    },
    async () => readStaffSecurity(app),
  )

  app.put(
    '/staff-security',
    {
      config: { needs: 'staff.write', needsProof: true },
      schema: {
        tags,
        summary: 'Sets whether all staff need a second factor',
        querystring: NoQuery,
        body: StaffSecurityBody,
        response: security,
      },
    },
    async ({ body, staff, staffDb }) =>
      requireTotp(
        { staffDb, managersNeedTotp: app.managersNeedTotp },
        { isRequired: body.isTotpRequired, hasTotp: staff.hasTotp },
      ),
  )
}
