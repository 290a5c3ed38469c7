import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { languages } from '#domain/language/languages.ts'
import { translateMessage } from '../language/translate-message.ts'
import { say } from '../language/sentence.ts'
import { html, ownMarkup } from '../mail/html.ts'
import { colours, fonts } from '../mail/look.ts'

const styles = `body { max-width: 560px; margin: 15vh auto; padding: 0 16px; background: ${colours.paper}; color: ${colours.ink}; font: 400 18px/1.5 ${fonts.sans}; } a { color: inherit; }`
const hash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Tells a visitor in both languages that a form was refused because the page was opened under another host name, or
 * came from another site, and links to the shop.
 */
export function sendOtherAddressPage(reply: FastifyReply, publicUrl: string) {
  const body = languages.map(
    (language) =>
      html`<section lang="${language}">
        <h1>${translateMessage(language, say('calls.other-address'))}</h1>
        <p>${translateMessage(language, say('calls.other-address-text'))}</p>
      </section>`,
  )
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${translateMessage('en', say('calls.other-address'))}</title>
        ${ownMarkup(`<style>${styles}</style>`)}
      </head>
      <body>
        ${body}
        <p><a href="${publicUrl}">${publicUrl}</a></p>
      </body>
    </html>`
  return reply.code(403).header('content-security-policy', policy).type('text/html; charset=utf-8').send(page.text)
}
