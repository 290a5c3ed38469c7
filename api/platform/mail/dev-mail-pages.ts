import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { mailListPage, mailPage } from './dev-mail-html.ts'
import { DEV_PAGE_POLICY, refuseOthers, sendHtml } from './dev-pages.ts'
import { listOutbox, readOutboxMail } from './outbox-files.ts'

const MOST_LISTED = 200

/** Policy of a shown mail: any styles, no requests, no scripts, and links open outside the frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

type OneMail = { Params: { file: string } }

/** Pages that show the outbox to people at this machine. */
export async function devMailPages(app: FastifyInstance, { outboxDir }: { outboxDir: string }) {
  const hidden = { schema: { hide: true } }
  app.addHook('onRequest', refuseOthers)

  app.get('/dev/mail', hidden, async (_request, reply) =>
    sendHtml(reply, DEV_PAGE_POLICY, mailListPage(await listOutbox(outboxDir, MOST_LISTED))),
  )

  app.get<OneMail>('/dev/mail/:file', hidden, async ({ params: { file } }, reply) =>
    sendHtml(reply, DEV_PAGE_POLICY, mailPage(file, await findMail(outboxDir, file))),
  )

  app.get<OneMail>('/dev/mail/:file/html', hidden, async ({ params: { file } }, reply) =>
    sendHtml(reply, MAIL_POLICY, (await findMail(outboxDir, file)).html ?? ''),
  )
}

async function findMail(outboxDir: string, file: string) {
  const mail = await readOutboxMail(outboxDir, file)
  if (!mail) throw new AppError('not_found', 'No mail has that name.')
  return mail
}
