import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isLoopbackHost } from '../env/env.ts'
import { mailListPage, mailPage, pageStyles } from './dev-mail-html.ts'
import { listOutbox, readOutboxMail } from './outbox-files.ts'

const MOST_LISTED = 200

const stylesHash = createHash('sha256').update(pageStyles).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${stylesHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** Policy of a shown mail: any styles, no requests, no scripts, and links open outside the frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

type OneMail = { Params: { file: string } }

/** Pages that show the outbox to people at this machine. */
export async function devMailPages(app: FastifyInstance, { outboxDir }: { outboxDir: string }) {
  const hidden = { schema: { hide: true } }
  app.addHook('onRequest', refuseOthers)

  app.get('/dev/mail', hidden, async (_request, reply) =>
    sendHtml(reply, PAGE_POLICY, mailListPage(await listOutbox(outboxDir, MOST_LISTED))),
  )

  app.get<OneMail>('/dev/mail/:file', hidden, async ({ params: { file } }, reply) =>
    sendHtml(reply, PAGE_POLICY, mailPage(file, await findMail(outboxDir, file))),
  )

  app.get<OneMail>('/dev/mail/:file/html', hidden, async ({ params: { file } }, reply) =>
    sendHtml(reply, MAIL_POLICY, (await findMail(outboxDir, file)).html ?? ''),
  )
}

/**
 * Refuses everybody but people at this machine who use its own name. A neighbor in the network can claim to be a proxy
 * for a local client, so every address in the chain must be local. A foreign page can point its host name at this
 * machine, so the host name must be local too.
 */
async function refuseOthers({ ips = [], headers }: FastifyRequest) {
  const isHere = ips.length > 0 && ips.every((one) => loopback.test(one))
  if (isHere && isLoopbackHost(headers.host ?? '')) return
  throw new AppError('not_found', 'Nothing is at this address.')
}

async function findMail(outboxDir: string, file: string) {
  const mail = await readOutboxMail(outboxDir, file)
  if (!mail) throw new AppError('not_found', 'No mail has that name.')
  return mail
}

function sendHtml(reply: FastifyReply, policy: string, html: string) {
  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return reply.headers(headers).type('text/html; charset=utf-8').send(html)
}
