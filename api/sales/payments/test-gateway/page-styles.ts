import { createHash } from 'node:crypto'
import { colours, fonts, keyShape } from '../../../platform/mail/look.ts'

/** Plain colours, by which a buyer tells one wallet from the other; white on them reaches 5:1. */
const accents = { esewa: '#2f7a2a', khalti: '#5c2d91' } as const
const tints = { esewa: '#e8f1e6', khalti: '#eee8f5' } as const

export const pageStyles = `
@font-face { font-family: Eczar; src: url('/test-gateway/fonts/eczar.woff2') format('woff2'); font-weight: 400 800; font-display: swap; }
@font-face { font-family: Mukta; src: url('/test-gateway/fonts/mukta-400.woff2') format('woff2'); font-weight: 400; font-display: swap; }
@font-face { font-family: Mukta; src: url('/test-gateway/fonts/mukta-600.woff2') format('woff2'); font-weight: 600; font-display: swap; }
* { box-sizing: border-box; }
.esewa { --accent: ${accents.esewa}; --tint: ${tints.esewa}; }
.khalti { --accent: ${accents.khalti}; --tint: ${tints.khalti}; }
body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font: 400 16px/1.5 ${fonts.sans}; -webkit-text-size-adjust: 100%; }
.test { margin: 0; padding: 10px 16px; background: ${colours.ink}; color: ${colours.paper}; font-weight: 600; text-align: center; }
.test::before, .test::after { content: ''; display: inline-block; width: 18px; height: 12px; margin: 0 12px; background: var(--tint); clip-path: ${keyShape}; }
main { max-width: 1040px; margin: 0 auto; }
.what { padding: 24px 16px; background: var(--accent); color: #fff; }
.wallet { display: flex; align-items: center; gap: 12px; margin: 0 0 24px; font-size: 18px; font-weight: 600; }
.wallet span { padding: 0 10px; border: 1px solid currentColor; border-radius: 999px; font-size: 13px; letter-spacing: 0.07em; }
h1 { margin: 0; font: 400 22px/1.2 ${fonts.serif}; overflow-wrap: anywhere; }
.amount { margin: 4px 0 20px; font: 600 36px/1.15 ${fonts.sans}; font-variant-numeric: tabular-nums; }
dl { display: grid; gap: 12px; margin: 0; padding-top: 16px; border-top: 1px solid rgb(255 255 255 / 0.35); }
dt { font-size: 14px; opacity: 0.9; }
dd { margin: 0; overflow-wrap: anywhere; }
.how { container-type: inline-size; padding: 24px 16px 48px; }
h2 { margin: 0 0 4px; font: 500 22px/1.2 ${fonts.serif}; }
p { margin: 0 0 16px; }
.soft { color: ${colours['ink-soft']}; }
.first { display: grid; gap: 12px; margin-bottom: 40px; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 20px; border: 1px solid var(--accent); border-radius: 6px; background: ${colours.surface}; color: var(--accent); font: 600 16px/1.3 ${fonts.sans}; text-align: center; text-decoration: none; cursor: pointer; }
.main { min-height: 56px; background: var(--accent); color: #fff; font-size: 18px; }
button:hover, .button:hover { text-decoration: underline; text-underline-offset: 3px; }
button:focus-visible, .button:focus-visible, select:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${colours.line}; }
li { border-bottom: 1px solid ${colours.line}; }
li form { display: grid; gap: 12px 24px; padding: 16px 0; }
li p { margin: 0; text-wrap: pretty; color: ${colours['ink-soft']}; }
li button { width: 100%; }
.choices { display: grid; grid-template-columns: 1fr 96px; gap: 12px; margin-top: 12px; }
label { display: grid; gap: 4px; color: ${colours.ink}; font-size: 14px; font-weight: 600; }
select, input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid #93836f; border-radius: 6px; background: ${colours.surface}; color: ${colours.ink}; font: 400 16px/1.3 ${fonts.sans}; }
.ended { padding: 20px; margin-bottom: 24px; border-radius: 12px; background: var(--tint); }
.ended p { margin: 4px 0 0; }
.ways { display: grid; gap: 12px; }
@media (width >= 768px) {
  main { display: grid; grid-template-columns: minmax(280px, 360px) 1fr; align-items: start; gap: clamp(24px, 4vw, 48px); padding: 48px 24px 64px; }
  .what { position: sticky; top: 24px; padding: 32px; border-radius: 12px; }
  .how { padding: 0; }
}
@container (width >= 480px) {
  .first, .ways { grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
  li form { grid-template-columns: 1fr 232px; align-items: center; }
}
`

const stylesHash = createHash('sha256').update(pageStyles).digest('base64')

/** What the gateway's pages may do. Their forms lead to themselves, and by the API on to a page of the shop. */
export function pagePolicy({ publicUrl, apiUrl }: { publicUrl: string; apiUrl: string }): string {
  const leadTo = [...new Set(["'self'", publicUrl, apiUrl])].join(' ')
  return `default-src 'none'; style-src 'sha256-${stylesHash}'; font-src 'self'; form-action ${leadTo}; base-uri 'none'; frame-ancestors 'none'`
}
