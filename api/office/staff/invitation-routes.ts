import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { InvitationBody, InvitationList, InvitationQuery, StaffInvitation } from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { inviteAgain, inviteStaff, withdrawInvitation } from './invite-staff.ts'
import { listStaffInvitations, showInvitation } from './list-invitations.ts'
import { z } from 'zod'

const tags = ['Back office: staff']
const params = z.strictObject({ id: z.uuid() })
const oneInvitation = { 200: StaffInvitation, '4xx': ErrorBody }

/** Invitations of new staff. */
export const invitationAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/invitations',
    {
      config: { needs: 'staff.read' },
      schema: {
        tags,
        summary: 'Lists invitations',
        querystring: InvitationQuery,
        response: { 200: InvitationList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listStaffInvitations(app.db, query),
  )

  app.get(
    '/invitations/:id',
    {
      config: { needs: 'staff.read' },
      schema: { tags, summary: 'Returns an invitation', params, querystring: NoQuery, response: oneInvitation },
    },
    async ({ params: { id } }) => showInvitation(app.db, id),
  )

  app.post(
    '/invitations',
    {
      config: { needs: 'staff.write', needsProof: true },
      schema: {
        tags,
        summary: 'Invites a person by mail, with a role',
        querystring: NoQuery,
        body: InvitationBody,
        response: oneInvitation,
      },
    },
    async ({ body, staff, staffDb }) => inviteStaff({ secrets: app.secrets, staffDb }, body, staff),
  )

  app.post(
    '/invitations/:id/sending',
    {
      config: { needs: 'staff.write', needsProof: true },
      schema: {
        tags,
        summary: 'Sends a new link and invalidates the previous one',
        params,
        querystring: NoQuery,
        response: oneInvitation,
      },
    },
    async ({ params: { id }, staffDb }) => inviteAgain({ secrets: app.secrets, staffDb }, id),
  )

  app.delete(
    '/invitations/:id',
    {
      config: { needs: 'staff.write', needsProof: true },
      schema: { tags, summary: 'Withdraws an invitation', params, querystring: NoQuery, response: oneInvitation },
    },
    async ({ params: { id }, staffDb }) => withdrawInvitation(staffDb, id),
  )
}
