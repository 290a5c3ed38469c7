import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { NoticeLinkParams } from '#contract/notices.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { confirmByLink, findToConfirm, readLink, unsubscribeByLink } from './follow-link.ts'
import { brokenLinkPage, confirmedPage, confirmPage, unsubscribedPage, unsubscribePage } from './link-pages.ts'
import { LINK_PAGE_POLICY } from './link-page.ts'
import { readLinkedPiece } from './linked-piece.ts'

const BODY_LIMIT_BYTES = 4 * 1024

/** The tokens are all that counts, so a mail server may call from anywhere, as RFC 8058 wants it. */
const config = { fromOtherSites: true }
const common = {
  tags: ['Notices'],
  params: NoticeLinkParams,
  querystring: NoQuery,
  response: { 200: { content: { 'text/html': { schema: z.string() } } }, '4xx': ErrorBody },
}

function send(reply: FastifyReply, page: string) {
  return reply
    .headers({ 'content-security-policy': LINK_PAGE_POLICY, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page)
}

/**
 * The links in mails and SMS, as pages of one button each. Opening a link changes nothing, because programs that scan mails and
 * show previews open every link. No call needs a cookie or a login.
 *
 * @source RFC 8058
 */
export const linkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const { dataKey } = secrets
  const shop = { db, dataKey }
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  // A mail server posts `List-Unsubscribe=One-Click` as any kind of form; the buttons of our page post `scope`.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)))
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    return send(reply.code(404), brokenLinkPage(request.language))
  })

  // The second is that of SMS, where each character costs money.
  for (const path of ['/notices/unsubscribe/:token', '/n/:token']) {
    app.get(
      path,
      { schema: { ...common, summary: 'Page that asks whether to unsubscribe' } },
      async (request, reply) => {
        const { kind, language } = readLink(dataKey, request.params.token)
        return send(reply, unsubscribePage(language ?? request.language, kind))
      },
    )

    app.post(
      path,
      { config, schema: { ...common, summary: 'Unsubscribes at once; `scope=all` in a form ends all notices' } },
      async (request, reply) => {
        const { params, body } = request
        const isAll = typeof body === 'string' && new URLSearchParams(body).get('scope') === 'all'
        await unsubscribeByLink(shop, params.token, isAll)
        const { kind, language } = readLink(dataKey, params.token)
        return send(reply, unsubscribedPage(language ?? request.language, isAll ? 'all' : kind))
      },
    )
  }

  app.get(
    '/notices/confirm/:token',
    { schema: { ...common, summary: 'Page that asks whether to confirm a request' } },
    async ({ params, language }, reply) => {
      const { id, kind } = await findToConfirm(shop, params.token)
      return send(reply, confirmPage(language, kind, await readLinkedPiece(db, id, language)))
    },
  )

  app.post(
    '/notices/confirm/:token',
    { config, schema: { ...common, summary: 'Confirms a guest’s request' } },
    async ({ params, language }, reply) => {
      const { id, kind } = await confirmByLink(shop, params.token)
      return send(reply, confirmedPage(language, kind, await readLinkedPiece(db, id, language)))
    },
  )
}
