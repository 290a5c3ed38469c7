import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { AskForNoticeBody, NoticeAskedReply, NoticeParams, NoticesReply } from '#contract/notices.ts'
import { readGuestKey } from '../../people/accounts/login/guest-cookie.ts'
import { isKnownReader, rememberNoticeReader } from '../../people/accounts/codes/known-buyer.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { askByPhone } from './ask-by-phone.ts'
import { askAsGuest, askAsMember } from './ask-for-notice.ts'
import { linkRoutes } from './link-routes.ts'
import { readNotices } from './own-notices.ts'
import { personOf } from './person.ts'
import { deleteOwn, readEmail } from './subscription-queries.ts'

const tags = ['Notices']

/** Requests for notices: of an account, or of a guest who confirms by mail or SMS. */
export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets, addressLimits, sms } = app
  const shop = { db, secrets, addressLimits, sms }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.register(linkRoutes)
  const { cookieKey } = secrets
  const personFor = async (userId: string) => personOf(secrets.dataKey, await readEmail(db, userId))

  app.post(
    '/notices',
    {
      onRequest: async (request) => {
        if (request.headers.authorization !== undefined) await authenticate(request)
      },
      schema: {
        tags,
        summary: 'Asks for a notice; a guest gets a mail with a link to confirm it, or a code by SMS',
        querystring: NoQuery,
        body: AskForNoticeBody,
        response: { 200: NoticeAskedReply, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { body, language, ip } = request
      const { kind, place, email = '', phone, code: entered = null } = body
      const wish = { kind, place, language, variantId: 'variantId' in body ? Number(body.variantId) : undefined }
      const userId = request.session?.userId
      if (userId === undefined && phone !== undefined) {
        const contact = { email: '', phone }
        const guest = {
          phone,
          cartKey: readGuestKey(request),
          isKnown: isKnownReader(request, cookieKey, contact),
          entered,
        }
        const asked = await askByPhone(shop, guest, wish, ip)
        if ('codeId' in asked) return { ...doneIn(language, 'notices.to-enter'), isOn: false, ...asked }
        rememberNoticeReader(reply, cookieKey, contact)
        return { ...doneIn(language, 'notices.is-on'), isOn: true, ...asked }
      }
      if (userId === undefined) {
        await askAsGuest(shop, { email, cartKey: readGuestKey(request) }, wish, ip)
        return { ...doneIn(language, 'notices.to-confirm'), isOn: false }
      }
      await askAsMember(shop, userId, wish, ip)
      return { ...doneIn(language, 'notices.is-on'), isOn: true }
    },
  )

  app.get(
    '/notices',
    {
      config: { isDear: true },
      onRequest: authenticate,
      schema: {
        tags,
        summary: 'Returns what the account waits for, newest first',
        querystring: NoQuery,
        response: { 200: NoticesReply, '4xx': ErrorBody },
      },
    },
    async ({ session, language }) => {
      return { ...done('Notices found'), data: await readNotices(db, await personFor(session.userId), language) }
    },
  )

  app.delete(
    '/notices/:id',
    {
      onRequest: authenticate,
      schema: {
        tags,
        summary: 'Withdraws a request; returns the others',
        params: NoticeParams,
        querystring: NoQuery,
        response: { 200: NoticesReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, language }) => {
      const person = await personFor(session.userId)
      await deleteOwn(db, person, params.id)
      return { ...doneIn(language, 'wishlist.notice-off'), data: await readNotices(db, person, language) }
    },
  )
}
