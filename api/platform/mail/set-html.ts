import type { Language } from '#domain/language/languages.ts'
import { html, type Html } from './html.ts'
import type { Letter, LetterPart, MailShop } from './letter.ts'
import { colours, fonts, keyShape } from './look.ts'
import { pageUrl, postalAddress, shopPhone } from './shop-lines.ts'

const { serif, sans } = fonts
const text = `font:400 16px/1.5 ${sans};color:${colours.ink}`
const soft = `font:400 14px/1.5 ${sans};color:${colours['ink-soft']}`
/**
 * Line heights and letter spacing of headings. Devanagari is taller than Latin, and spacing would break its headline.
 */
const headings: Record<Language, { leading: string; tracking: string }> = {
  en: { leading: '1.2', tracking: '-0.012em' },
  ne: { leading: '1.35', tracking: '0' },
}

/** Styles for mail programs with a dark mode; those without support for a style element keep the light look. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .card { background: ${colours.ink} !important; }
  .card, .line { border-color: ${colours.timber} !important; }
  .text { color: ${colours.paper} !important; }
  .soft, .soft a { color: ${colours.line} !important; }
  .code { background: ${colours['timber-deep']} !important; color: ${colours.paper} !important; }
  .action, .action a { background: ${colours.sand} !important; color: ${colours.ink} !important; }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important; } }
`

/** Padding that keeps lists of mails from showing the text after the preview. */
const afterPreview = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`)

/**
 * Renders a mail as one column of tables with inline styles, for mail programs of any age; it is complete without
 * images.
 */
export function setHtml(letter: Letter, shop: MailShop): string {
  return indented(letter, shop).text.replaceAll(/\n\s+/g, '\n')
}

function indented(letter: Letter, shop: MailShop): Html {
  const { leading, tracking } = headings[shop.language]
  return html`<!doctype html>
    <html lang="${shop.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${letter.subject}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:${colours.paper}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}${afterPreview}</div>
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${colours.paper}"
        >
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:560px;text-align:left"
              >
                <tr>
                  <td style="padding:0 4px 20px">${wordmark(shop)}</td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:36px 40px;background:${colours.surface};border:1px solid ${colours.line};border-radius:12px"
                  >
                    <h1
                      class="text"
                      style="margin:0 0 20px;font:400 28px/${leading} ${serif};letter-spacing:${tracking};color:${colours.ink}"
                    >
                      ${letter.heading}
                    </h1>
                    ${letter.parts.map(part)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 4px 0">${imprint(shop)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
}

/** The logo's key beside the name; mail programs without clip-path show a bar. */
function wordmark(shop: MailShop): Html {
  const key = `display:inline-block;width:18px;height:12px;margin-right:10px;background:${colours.brick};clip-path:${keyShape}`
  return html`<a
    href="${pageUrl(shop, '')}"
    target="_blank"
    class="text"
    style="font:500 22px/${headings[shop.language].leading} ${serif};color:${colours.timber};text-decoration:none"
    ><span style="${key}"></span>${shop.name}</a
  >`
}

function part(one: LetterPart): Html {
  if ('paragraph' in one) return html`<p class="text" style="margin:0 0 16px;${text}">${one.paragraph}</p>`
  if ('code' in one) return code(one.code)
  if ('action' in one) return action(one.action, one.url)
  if ('facts' in one) return facts(one.facts)
  if ('picture' in one) return picture(one)
  if ('bill' in one) return bill(one.bill)
  return html`<p
    class="soft line"
    style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};${soft}"
  >
    ${one.note} ${one.url === undefined ? '' : noteLink(one.link ?? one.url, one.url)}
  </p>`
}

function noteLink(label: string, url: string): Html {
  return html`<a href="${url}" target="_blank" style="color:${colours['ink-soft']}">${label}</a>`
}

/** The digits are one word, spaced by style, so that a double click or a long press selects all of them. */
function code(digits: string): Html {
  return html`<p
    class="code"
    style="margin:8px 0 24px;padding:20px 0 20px 0.3em;background:${colours['sand-soft']};border-radius:6px;font:600 36px/1.2 ${sans};font-variant-numeric:tabular-nums;letter-spacing:0.3em;text-align:center;color:${colours.ink};-webkit-user-select:all;user-select:all"
  >
    ${digits}
  </p>`
}

function action(label: string, url: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0">
    <tr>
      <td class="action" bgcolor="${colours.timber}" style="background:${colours.timber};border-radius:6px">
        <a
          href="${url}"
          target="_blank"
          style="display:inline-block;padding:12px 24px;border-radius:6px;font:600 16px/24px ${sans};color:${colours.surface};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

function facts(rows: [label: string, value: string][]): Html {
  const cell = `padding:10px 16px 10px 0;border-bottom:1px solid ${colours.line};vertical-align:baseline;text-align:left`
  const set = rows.map(
    ([label, value]) =>
      html`<tr>
        <th scope="row" class="soft line" width="80" style="${cell};${soft}">${label}</th>
        <td class="text line" style="${cell};${text}"><bdi>${value}</bdi></td>
      </tr>`,
  )
  return html`<table
    class="line"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0 20px;border-top:1px solid ${colours.line};border-collapse:collapse"
  >
    ${set}
  </table>`
}

/** Renders a picture; mail programs that do not load it show its alt text. */
function picture({ picture: source, alt, url }: Extract<LetterPart, { picture: string }>): Html {
  return html`<p style="margin:8px 0 20px">
    <a href="${url}" target="_blank" class="soft" style="${soft}"
      ><img
        src="${source}"
        alt="${alt}"
        width="240"
        style="display:block;width:240px;max-width:100%;height:auto;border:0;border-radius:12px;background:${colours.sand}"
    /></a>
  </p>`
}

function bill(rows: [what: string, amount: string][]): Html {
  const line = `padding:10px 0;border-bottom:1px solid ${colours.line};vertical-align:baseline`
  const set = rows.map(([what, amount], index) => {
    const weight = index === rows.length - 1 ? ';font-weight:600' : ''
    return html`<tr>
      <th scope="row" class="text line" style="${line};padding-right:16px;text-align:left;${text}${weight}">
        <bdi>${what}</bdi>
      </th>
      <td class="text line" style="${line};text-align:right;white-space:nowrap;${text}${weight}">${amount}</td>
    </tr>`
  })
  return html`<table
    class="line"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0 20px;border-top:1px solid ${colours.line};border-collapse:collapse"
  >
    ${set}
  </table>`
}

function imprint(shop: MailShop): Html {
  const link = `color:${colours['ink-soft']}`
  return html`<p class="soft" style="margin:0;${soft}">
    ${shop.name}, ${postalAddress(shop)}<br /><a href="tel:${shop.phone}" style="${link}">${shopPhone(shop)}</a>
    &middot; <a href="mailto:${shop.email}" style="${link}">${shop.email}</a><br /><a
      href="${pageUrl(shop, '')}"
      target="_blank"
      style="${link}"
      >${pageUrl(shop, '')}</a
    >
  </p>`
}
