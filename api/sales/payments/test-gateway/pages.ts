import { formatRupees } from '#domain/money.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { html, ownMarkup, type Html } from '../../../platform/mail/html.ts'
import { nepalTime } from '../../../platform/mail/templates/parts.ts'
import { lookUpFaults, MOST_FAULTS } from './look-up-faults.ts'
import { refundFaults } from './refund-faults.ts'
import { pageStyles } from './page-styles.ts'
import { testActions, type TestAction, type TestActionName } from './test-actions.ts'
import type { TestPayment } from './test-payment-queries.ts'
import { standingOf, wordFor, type Standing } from './wallet-words.ts'

type Shown = {
  payment: TestPayment
  merchant: string
  /** Where the wallet sends the buyer back to. */
  back: string
  now: Date
}

const walletNames: Record<WalletProvider, string> = { esewa: 'eSewa', khalti: 'Khalti' }

const FAULTS_AT_FIRST = 2

/** The page on which a buyer pays, or what became of it. */
export function walletPage(shown: Shown): string {
  const standing = standingOf(shown.payment, shown.now)
  const isOpen = standing === 'open' || standing === 'unclear'
  return page(shown, isOpen ? openPart(standing) : endedPart(shown, standing))
}

export function closeTabPage(shown: Shown): string {
  return page(
    shown,
    html`<h2>You can close this tab</h2>
      <p>
        The wallet has the money. Your browser has not gone back to the shop, so the shop has to find out by itself.
      </p>
      <div class="ways"><a class="button" href="${shown.back}">Go back after all</a></div>`,
  )
}

function openPart(standing: Standing): Html {
  const others = (Object.keys(testActions) as TestActionName[]).filter((name) => {
    const { from }: TestAction = testActions[name]
    return from.includes(standing) && name !== 'pay' && name !== 'cancel' && name !== 'away'
  })
  return html`${standing === 'unclear' ? unclearNote : ''}
    <form method="post" class="first">
      <button class="main" name="action" value="pay">${testActions.pay.label}</button>
      <button name="action" value="cancel">${testActions.cancel.label}</button>
    </form>
    <h2>What can go wrong</h2>
    <p class="soft">Real wallets do all of this. See what the shop makes of it.</p>
    <ul>
      ${others.map(actionRow)}
      <li>
        <form method="post">
          <div>
            <p id="away">${testActions.away.says}</p>
            <div class="choices">
              <label
                >Look-ups<select name="fault">
                  ${faultOptions}
                </select></label
              >
              <label
                >How many<input
                  name="times"
                  type="number"
                  min="1"
                  max="${MOST_FAULTS}"
                  value="${FAULTS_AT_FIRST}"
                  required
              /></label>
            </div>
          </div>
          <button name="action" value="away" aria-describedby="away">${testActions.away.label}</button>
        </form>
      </li>
    </ul>`
}

const unclearNote = html`<div class="ended">
  <h2>Unclear</h2>
  <p>The wallet does not say whether it has the money. Pay or cancel to end that.</p>
</div>`

const faultOptions = Object.entries(lookUpFaults).map(
  ([fault, says]) => html`<option value="${fault}">${says}</option>`,
)

function actionRow(name: TestActionName): Html {
  const { label, says } = testActions[name]
  return html`<li>
    <form method="post">
      <p id="${name}">${says}</p>
      <button name="action" value="${name}" aria-describedby="${name}">${label}</button>
    </form>
  </li>`
}

const endings: Record<Exclude<Standing, 'open' | 'unclear'>, { title: string; says: string }> = {
  paid: { title: 'This payment is made', says: 'It is made once, however often you come here.' },
  cancelled: { title: 'This payment was called off', says: 'Nothing was paid.' },
  expired: { title: 'This payment has expired', says: 'Nothing was paid. The shop can ask for another one.' },
  'part-refunded': { title: 'A part of this payment was given back', says: 'The rest is still with the shop.' },
  refunded: { title: 'This payment was given back', says: 'All of it went back to whoever paid.' },
}

function endedPart({ payment, back, now }: Shown, standing: Standing): Html {
  const { title, says } = endings[standing as keyof typeof endings]
  const isPaid = standing === 'paid' || standing === 'part-refunded'
  return html`<div class="ended">
      <h2>${title}</h2>
      <p>${says} To whoever looks it up it is <strong>${wordFor(payment, now)}</strong>.</p>
    </div>
    <div class="first"><a class="button main" href="${back}">Back to the shop</a></div>
    ${
      isPaid
        ? html`<ul>
            ${actionRow('refund')} ${payment.provider === 'khalti' ? refundFaultRow(payment) : ''}
          </ul>`
        : ''
    }`
}

/** What the next refund does that staff send from the back office. */
function refundFaultRow({ refundFault }: TestPayment): Html {
  const options = Object.entries({ '': 'succeeds', ...refundFaults }).map(([fault, says]) => {
    return html`<option value="${fault}" ${fault === (refundFault ?? '') ? ownMarkup('selected') : ''}>${says}</option>`
  })
  return html`<li>
    <form method="post">
      <label
        >The next refund by the shop<select name="refundFault">
          ${options}
        </select></label
      >
      <button name="action" value="refund-fault">Set</button>
    </form>
  </li>`
}

function page({ payment, merchant, now }: Shown, how: Html): string {
  const wallet = walletNames[payment.provider]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>TEST payment with ${wallet}</title>
        ${ownMarkup(`<style>${pageStyles}</style>`)}
      </head>
      <body class="${payment.provider}">
        <p class="test">This is a test. No money moves.</p>
        <main>
          <section class="what" aria-label="The payment">
            <p class="wallet">${wallet} <span>TEST</span></p>
            <h1>Pay ${merchant}</h1>
            <p class="amount">${sumOf(payment, payment.amount)}</p>
            <dl>${factsOf(payment, now).map(([name, value]) => fact(name, value))}</dl>
          </section>
          <section class="how" aria-label="What to do">${how}</section>
        </main>
      </body>
    </html>`.text
}

function fact(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

/** What the shop told the wallet, and how long the page can be paid on. */
function factsOf(payment: TestPayment, now: Date): [string, string][] {
  const { product_code, purchase_order_name } = payment.request as Record<string, string>
  const isOpen = standingOf(payment, now) === 'open'
  return [
    payment.provider === 'esewa' ? ['Product code', product_code!] : ['For', purchase_order_name!],
    ['Reference', payment.ref],
    ...(payment.refunded > 0 ? [['Given back', sumOf(payment, payment.refunded)] satisfies [string, string]] : []),
    ...(isOpen ? [['Open until', nepalTime(payment.expiresAt.toISOString())] satisfies [string, string]] : []),
  ]
}

/** @param amount  in the wallet's unit */
function sumOf({ provider }: TestPayment, amount: number): string {
  const paisa = provider === 'khalti' ? amount % 100 : 0
  const rupees = formatRupees(provider === 'khalti' ? Math.trunc(amount / 100) : amount)
  return paisa === 0 ? rupees : `${rupees}.${String(paisa).padStart(2, '0')}`
}
