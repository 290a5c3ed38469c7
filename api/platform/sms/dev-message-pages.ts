import type { FastifyInstance } from 'fastify'
import { smsSize } from '#domain/sms/sms-parts.ts'
import { DEV_PAGE_POLICY, devPage, refuseOthers, sendHtml } from '../mail/dev-pages.ts'
import { html, ownMarkup, type Html } from '../mail/html.ts'
import { nepalTime } from '../mail/templates/parts.ts'
import { listMessages, type KeptMessage } from './message-files.ts'

const MOST_LISTED = 200

/** Page that shows the SMS of the TEST gateway to people at this machine. */
export async function devMessagePages(app: FastifyInstance, { messagesDir }: { messagesDir: string }) {
  app.addHook('onRequest', refuseOthers)
  app.get('/dev/messages', { schema: { hide: true } }, async (_request, reply) =>
    sendHtml(reply, DEV_PAGE_POLICY, messagesPage(await listMessages(messagesDir, MOST_LISTED))),
  )
}

function messagesPage(messages: readonly KeptMessage[]): string {
  const list = html`<ul>
    ${messages.map(messageRow)}
  </ul>`
  const none = html`<p>None yet. The first one comes when somebody orders without an email address.</p>`
  return devPage(
    'SMS',
    html`<h1 class="all">SMS</h1>
      <p>
        No gateway has credentials (<code>SPARROW_TOKEN</code>, <code>AAKASH_TOKEN</code>), so messages go nowhere and
        are kept here, the newest first.
      </p>
      ${messages.length > 0 ? list : none}`,
  )
}

function messageRow({ to, text, at }: KeptMessage): Html {
  const { alphabet, parts } = smsSize(text)
  return html`<li class="sms">
    <pre>${linked(text)}</pre>
    <span>to ${to}, ${nepalTime(at)}, ${parts} ${parts === 1 ? 'part' : 'parts'} of ${alphabet.toUpperCase()}</span>
  </li>`
}

/** A text with links that can be pressed. */
function linked(text: string): Html {
  const pieces = text.split(/(https?:\/\/\S+)/)
  return ownMarkup(
    pieces.map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`).text).join(''),
  )
}
