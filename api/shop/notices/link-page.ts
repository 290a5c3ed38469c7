import { createHash } from 'node:crypto'
import { type Language, languagePath } from '#domain/language/languages.ts'
import { messageText } from '../../platform/language/message-text.ts'
import { html, ownMarkup, type Html } from '../../platform/mail/html.ts'
import type { NoticedPiece } from '../../platform/mail/templates/template-data.ts'
import { colours, fonts, keyShape } from '../../platform/mail/look.ts'

const styles = `
* { box-sizing: border-box; }
body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font: 400 17px/1.55 ${fonts.sans}; }
main { max-width: 520px; margin: 12vh auto 0; padding: 0 20px 48px; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font: 400 32px/1.25 ${fonts.serif}; }
h1::before { content: ''; display: block; width: 24px; height: 16px; margin-bottom: 20px; background: ${colours.brick}; clip-path: ${keyShape}; }
p { margin: 0 0 20px; }
form { margin: 0 0 12px; }
button { min-height: 48px; padding: 10px 24px; border: 1px solid ${colours.timber}; border-radius: 6px; background: ${colours.timber}; color: ${colours.surface}; font: 600 17px/1.4 ${fonts.sans}; cursor: pointer; }
button.quiet { background: none; color: ${colours.timber}; }
button:hover { background: ${colours['timber-deep']}; color: ${colours.surface}; }
img { display: block; height: auto; max-width: 100%; margin: 0 0 12px; border-radius: 6px; }
a { display: inline-block; padding: 10px 0; color: ${colours.timber}; text-underline-offset: 3px; }
a:focus-visible, button:focus-visible { outline: 2px solid ${colours.timber}; outline-offset: 3px; }
`
const hash = createHash('sha256').update(styles).digest('base64')

export const LINK_PAGE_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export type LinkPage = {
  language: Language
  title: string
  text: string
  /** A product, shown with its picture and a link to its page. */
  piece?: NoticedPiece | null
  /** Buttons that post to the page's own address. */
  buttons?: { label: string; scope?: 'all' }[]
}

/** Renders the page behind a link of a mail: a sentence and its buttons, without scripts. */
export function linkPage({ language, title, text, piece, buttons = [] }: LinkPage): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${ownMarkup(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${piece ? productOf(language, piece) : ''}
          <p>${text}</p>
          ${buttons.map(form)}
          <a href="${languagePath(language, '/')}">${messageText(language, 'notices.to-shop')}</a>
        </main>
      </body>
    </html>`.text
}

function productOf(language: Language, { title, path, picture }: NoticedPiece): Html {
  return html`${picture ? html`<img src="${picture.path}" alt="${picture.alt}" width="240" />` : ''}
    <p><a href="${languagePath(language, path)}">${title}</a></p>`
}

function form({ label, scope }: { label: string; scope?: 'all' }): Html {
  return html`<form method="post">
    ${scope ? ownMarkup('<input type="hidden" name="scope" value="all" />') : ''}
    <button type="submit" class="${scope ? 'quiet' : 'main'}">${label}</button>
  </form>`
}
