import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isLoopbackHost } from '../shop-address.ts'
import { mailListPage, mailPage, pageStyles } from './dev-mail-html.ts'
import { listOutbox, readOutboxMail } from './outbox-files.ts'

const MOST_LISTED = 200

const stylesHash = createHash('sha256').update(pageStyles).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${stylesHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** A mail may look as it likes, load nothing, run nothing, and open what it links to elsewhere. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

type OneMail = { Params: { file: string } }

/** What went into the outbox, for whoever sits at this machine. */
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
 * Only who sits at this machine, and asks for it by its own name. A neighbour in the network can claim to be a proxy for
 * somebody here, so each address on the way counts; a page elsewhere can give its name the address of this machine, so
 * the name counts too.
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
