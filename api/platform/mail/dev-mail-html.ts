import type { Email } from 'postal-mime'
import { html, ownMarkup, type Html } from './html.ts'
import { colours, fonts, keyShape } from './look.ts'
import { nepalTime } from './templates/parts.ts'
import type { OutboxMail } from './outbox-files.ts'

export const pageStyles = `
* { box-sizing: border-box; }
body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font: 400 16px/1.5 ${fonts.sans}; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 8px; font: 400 36px/1.15 ${fonts.serif}; letter-spacing: -0.012em; overflow-wrap: anywhere; }
h1.all::before { content: ''; display: inline-block; width: 18px; height: 12px; margin-right: 12px; background: ${colours.brick}; clip-path: ${keyShape}; }
h2 { margin: 32px 0 12px; font: 500 22px/1.2 ${fonts.serif}; }
p { margin: 0 0 24px; color: ${colours['ink-soft']}; }
code { font-size: 0.9em; }
a { color: ${colours.timber}; text-underline-offset: 3px; }
a:focus-visible, iframe:focus-visible { outline: 2px solid ${colours.timber}; outline-offset: 2px; border-radius: 6px; }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${colours.line}; }
li { border-bottom: 1px solid ${colours.line}; }
li a { display: block; margin: 0 -8px; padding: 12px 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { background: ${colours['sand-soft']}; }
li strong { display: block; font-weight: 600; }
li span, dt { color: ${colours['ink-soft']}; font-size: 14px; }
.back { display: inline-block; padding: 10px 0; margin-bottom: 12px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px; align-items: baseline; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe, pre { display: block; width: 100%; border: 1px solid ${colours.line}; border-radius: 12px; background: ${colours.surface}; }
iframe { height: 720px; resize: vertical; }
pre { margin: 0; padding: 20px; font: 400 14px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`

export function mailListPage(mails: OutboxMail[]): string {
  const list = html`<ul>
    ${mails.map(mailRow)}
  </ul>`
  const none = html`<p>None yet. The first one comes when somebody registers or orders.</p>`
  return page(
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
  return page(
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

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${ownMarkup(`<style>${pageStyles}</style>`)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text
}
