import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isLoopbackHost } from '../env/env.ts'
import { html, ownMarkup, type Html } from './html.ts'
import { colours, fonts, keyShape } from './look.ts'

const pageStyles = `
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
.sms { padding: 16px 0; }
.sms pre { margin: 0 0 8px; }
.sms pre a { display: inline; margin: 0; padding: 0; color: ${colours.timber}; text-decoration: underline; }
li strong { display: block; font-weight: 600; }
li span, dt { color: ${colours['ink-soft']}; font-size: 14px; }
.back { display: inline-block; padding: 10px 0; margin-bottom: 12px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px; align-items: baseline; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe, pre { display: block; width: 100%; border: 1px solid ${colours.line}; border-radius: 12px; background: ${colours.surface}; }
iframe { height: 720px; resize: vertical; }
pre { margin: 0; padding: 20px; font: 400 14px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`

const stylesHash = createHash('sha256').update(pageStyles).digest('base64')
/** Policy of a page that shows mails or messages. */
export const DEV_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${stylesHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function devPage(title: string, body: Html): string {
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

export function sendHtml(reply: FastifyReply, policy: string, markup: string) {
  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return reply.headers(headers).type('text/html; charset=utf-8').send(markup)
}

const loopback = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/**
 * Refuses everybody but people at this machine who use its own name. A neighbor in the network can claim to be a proxy
 * for a local client, so every address in the chain must be local. A foreign page can point its host name at this
 * machine, so the host name must be local too.
 */
export async function refuseOthers({ ips = [], headers }: FastifyRequest) {
  const isHere = ips.length > 0 && ips.every((one) => loopback.test(one))
  if (isHere && isLoopbackHost(headers.host ?? '')) return
  throw new AppError('not_found', 'Nothing is at this address.')
}
