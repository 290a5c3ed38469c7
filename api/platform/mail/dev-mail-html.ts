import type { Email } from 'postal-mime'
import { devPage } from './dev-pages.ts'
import { html, type Html } from './html.ts'
import { nepalTime } from './templates/parts.ts'
import type { OutboxMail } from './outbox-files.ts'

export function mailListPage(mails: OutboxMail[]): string {
  const list = html`<ul>
    ${mails.map(mailRow)}
  </ul>`
  const none = html`<p>None yet. The first one comes when somebody registers or orders.</p>`
  return devPage(
    'Mail',
    html`<h1 class="all">Mail</h1>
      <p>No mail server is set (<code>SMTP_URL</code>), so mails go nowhere and are kept here, the newest first.</p>
      ${mails.length > 0 ? list : none}`,
  )
}

function mailRow({ file, mail }: OutboxMail): Html {
  return html`<li>
    <a href="/dev/mail/${encodeURIComponent(file)}">
      <strong>${mail.subject ?? 'No subject'}</strong>
      <span>to ${recipients(mail)}, ${sentAt(mail)}</span>
    </a>
  </li>`
}

export function mailPage(file: string, mail: Email): string {
  const subject = mail.subject ?? 'No subject'
  return devPage(
    subject,
    html`<a class="back" href="/dev/mail">All mail</a>
      <h1>${subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.from?.name ?? ''} &lt;${mail.from?.address ?? ''}&gt;</dd>
        <dt>To</dt>
        <dd>${recipients(mail)}</dd>
        <dt>When</dt>
        <dd>${sentAt(mail)}</dd>
      </dl>
      <h2>As HTML</h2>
      <iframe
        src="/dev/mail/${encodeURIComponent(file)}/html"
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As text</h2>
      <pre tabindex="0">${mail.text ?? ''}</pre>`,
  )
}

function recipients(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address ?? '').join(', ')
}

function sentAt({ date }: Email): string {
  return date && !Number.isNaN(Date.parse(date)) ? nepalTime(date) : 'at an unknown time'
}
