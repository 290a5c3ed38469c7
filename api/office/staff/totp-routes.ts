import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  OwnSecurity,
  PasswordBody,
  ProofBody,
  RecoveryCodes,
  TotpConfirmBody,
  TotpSetup,
} from '#contract/admin/staff.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { LoginOptions } from './routes.ts'
import { asking, loginShop, staffCall } from './asked-by.ts'
import { confirmPassword } from './confirm-password.ts'
import { proveAgain } from './prove-again.ts'
import { readOwnSecurity } from './require-totp.ts'
import { removeOwnTotp } from './remove-totp.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginTotp, confirmTotp } from './set-up-totp.ts'
import { z } from 'zod'

const common = { tags: ['Back office: own account'], querystring: NoQuery }

/** One's own second factor, and renewed proof of identity. Calls that could lock a person out require the password. */
export const totpAdminRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, { loginDb }) => {
  const shop = loginShop(app, loginDb)

  app.get(
    '/me/totp',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Returns how one’s login is protected',
        response: { 200: OwnSecurity, '4xx': ErrorBody },
      },
    },
    async ({ staff }) => readOwnSecurity(app, staff.id),
  )

  app.post(
    '/me/totp',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Starts setting up a second factor: returns a secret for an authenticator app',
        body: PasswordBody,
        response: { 200: TotpSetup, '4xx': ErrorBody },
      },
    },
    async (request) => {
      await confirmPassword(shop, asking(request), request.body)
      return beginTotp(shop, request.staff)
    },
  )

  app.put(
    '/me/totp',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Activates the second factor with its first code and ends other sessions',
        body: TotpConfirmBody,
        response: { 200: RecoveryCodes, '4xx': ErrorBody },
      },
    },
    async ({ staff, staffDb, body }) => confirmTotp({ secrets: app.secrets, staffDb }, body, staff),
  )

  app.post(
    '/me/totp/removal',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Removes one’s second factor, unless the shop requires it',
        body: PasswordBody,
        response: { 200: OwnSecurity, '4xx': ErrorBody },
      },
    },
    async (request) => {
      await confirmPassword(shop, asking(request), request.body)
      const { secrets, managersNeedTotp } = app
      await removeOwnTotp({ secrets, managersNeedTotp, staffDb: request.staffDb }, request.staff.id)
      return readOwnSecurity(app, request.staff.id)
    },
  )

  app.post(
    '/me/proof',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Confirms the password or a code of the second factor: for refunds, exports and changes of staff',
        body: ProofBody,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const by = { asking: asking(request), sessionId: request.staff.sessionId, call: staffCall(request) }
      await proveAgain(shop, request.body, by)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/me/recovery-codes',
    {
      config: { needs: 'anybody' },
      schema: {
        ...common,
        summary: 'Replaces the recovery codes; the answer shows them once',
        body: PasswordBody,
        response: { 200: RecoveryCodes, '4xx': ErrorBody },
      },
    },
    async (request) => {
      await confirmPassword(shop, asking(request), request.body)
      return renewRecoveryCodes({ secrets: app.secrets, staffDb: request.staffDb }, request.staff.id)
    },
  )
}
