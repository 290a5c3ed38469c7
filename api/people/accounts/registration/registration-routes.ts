import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CodeBody, DoneReply, RegisterBody, ResendBody } from '#contract/accounts.ts'
import { NoQuery, OptionalUuidKeyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { doneIn } from '../../../platform/http/done.ts'
import { askedFrom } from '../codes/code-asker.ts'
import { codeSent } from '../codes/request-code.ts'
import { giveProof, readProof, takeProof } from '../proof-cookies.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { verifyEmail } from './verify-email.ts'

const common = { tags: ['Accounts'], querystring: NoQuery, response: { 200: DoneReply, '4xx': ErrorBody } }

/** Registration and verification of the email address. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/user/register',
    {
      schema: {
        ...common,
        summary: 'Registers a shopper and mails a code to verify the address',
        headers: OptionalUuidKeyHeaders,
        body: RegisterBody,
      },
    },
    async (request, reply) => {
      const { language, headers } = request
      const registrationId = readProof(request, 'registration')
      const from = { ...askedFrom(request), language, registrationId, key: headers['idempotency-key'] }
      giveProof(reply, 'registration', await register(app, request.body, from))
      return codeSent(request.body.email, request.language)
    },
  )

  app.post(
    '/user/verifyEmail',
    { schema: { ...common, summary: 'Creates the account after verifying the mailed code', body: CodeBody } },
    async (request, reply) => {
      const from = { ip: request.ip, registrationId: readProof(request, 'registration') }
      await verifyEmail(app, request.body, from)
      takeProof(reply, 'registration')
      return doneIn(request.language, 'codes.email-verified')
    },
  )

  app.post(
    '/user/resendOtp',
    { schema: { ...common, summary: 'Mails another code', body: ResendBody } },
    async (request, reply) => {
      const from = { ...askedFrom(request), registrationId: readProof(request, 'registration') }
      const { purpose, codeId } = await resendCode(app, request.body, from)
      if (purpose === 'reset-password') giveProof(reply, 'resetRequest', codeId)
      return codeSent(request.body.email, request.language)
    },
  )
}
