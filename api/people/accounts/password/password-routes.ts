import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CodeBody, DoneReply, EmailBody, NewPasswordBody } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { changePassword } from './change-password.ts'
import { triedFrom } from '../login/client.ts'
import { codeSent } from '../codes/request-code.ts'
import { doneIn } from '../../../platform/http/done.ts'
import { askedFrom } from '../codes/code-asker.ts'
import { forgotPassword } from './forgot-password.ts'
import { giveProof, readProof, takeProof } from '../proof-cookies.ts'
import { resetPassword } from './reset-password.ts'
import { verifyResetCode } from './verify-reset-code.ts'

const common = { tags: ['Accounts'], querystring: NoQuery, response: { 200: DoneReply, '4xx': ErrorBody } }

/** Resets a forgotten password with a code, and changes a known one. */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/user/forgot-password',
    { schema: { ...common, summary: 'Mails a code if the address has an account', body: EmailBody } },
    async (request, reply) => {
      const { body, language } = request
      giveProof(reply, 'resetRequest', await forgotPassword(app, body, askedFrom(request)))
      return codeSent(body.email, language)
    },
  )

  app.post(
    '/user/verify-forgot-password-otp',
    { schema: { ...common, summary: 'Verifies the code; this browser may then set a new password', body: CodeBody } },
    async (request, reply) => {
      const from = { ...askedFrom(request), requestedId: readProof(request, 'resetRequest') }
      giveProof(reply, 'reset', await verifyResetCode(app, request.body, from))
      takeProof(reply, 'resetRequest')
      return doneIn(request.language, 'codes.verified')
    },
  )

  app.post(
    '/user/reset-password',
    {
      schema: {
        ...common,
        summary: 'Sets a new password: with OldPassword when logged in, without it after a verified code',
        body: NewPasswordBody,
      },
    },
    async (request, reply) => {
      const { OldPassword, ...given } = request.body
      if (OldPassword !== undefined) {
        await authenticate(request)
        const by = { userId: request.session.userId, from: triedFrom(request) }
        await changePassword(app, { ...given, OldPassword }, by)
        return doneIn(request.language, 'profile.password.updated')
      }
      await resetPassword(app, given, { codeId: readProof(request, 'reset'), ip: request.ip })
      takeProof(reply, 'reset')
      return doneIn(request.language, 'reset.done')
    },
  )
}
