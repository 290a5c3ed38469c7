import { eq } from 'drizzle-orm'
import { nepalTime } from '../../../platform/mail/templates/parts.ts'
import { testGatewayPayments } from '../../../platform/db/schema.ts'
import { expect } from '../../../test/test.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { esewaForm, khaltiRequest, shopUrl, test } from './test-gateway.fixture.ts'
import { testPaths } from './test-credentials.ts'

const MINUTE_MS = 60_000
const payPath = `${testPaths.esewaPay}241028`
const asked = { product_code: 'EPAYTEST', total_amount: '110', transaction_uuid: '241028' }

function buttonsOf(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>\s*([^<]+?)\s*<\/button>/g)].map(([, name]) => name!)
}

test('an open payment has a button for everything that can become of it', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const { pidx } = (await gateway.postJson('epayment/initiate/', khaltiRequest)).json()
  for (const path of [payPath, testPaths.khaltiPay + pidx]) {
    expect(buttonsOf((await gateway.get(path)).body)).toEqual([
      'Pay',
      'Cancel',
      'Fail',
      'Let it expire',
      'Leave it unclear',
      'Pay, then close the tab',
      'Pay a wrong amount',
      'Pay and return twice',
      'Pay while look-ups fail',
    ])
  }
})

test('a page runs nothing, loads its letters only, and leads to the shop only', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const { headers, body } = await gateway.get(payPath)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self' http:\/\/shop\.example; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('<script')
  for (const [font] of body.matchAll(/\/test-gateway\/fonts\/[^']+/g)) {
    const { statusCode, headers: got } = await gateway.get(font)
    expect([statusCode, got['content-type']]).toEqual([200, 'font/woff2'])
  }
})

test('what the shop says of a payment is shown as text', async ({ gateway }) => {
  const request = { ...khaltiRequest, purchase_order_name: '<img src=x onerror=alert(1)>' }
  const { pidx } = (await gateway.postJson('epayment/initiate/', request)).json()
  expect((await gateway.get(testPaths.khaltiPay + pidx)).body).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('after the tab was closed, the page says so and does not lead back', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const page = await gateway.postForm(payPath, { action: 'close' })
  expect([page.statusCode, page.headers.location]).toEqual([200, undefined])
  expect(page.body).toContain('You can close this tab')
})

test('an ended payment has no buttons but the way back; a paid one can be given back', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  await gateway.postForm(payPath, { action: 'pay' })
  const paid = (await gateway.get(payPath)).body
  expect(buttonsOf(paid)).toEqual(['Refund it all'])
  expect(paid).toContain(`href="${shopUrl}/api/payments/esewa/1/success?data=`)

  const refunded = await gateway.postForm(payPath, { action: 'refund' })
  expect([refunded.statusCode, refunded.headers.location]).toEqual([303, payPath])
  const after = (await gateway.get(payPath)).body
  expect(buttonsOf(after)).toEqual([])
  expect(after).toContain(`href="${shopUrl}/api/payments/esewa/1/failure"`)
})

test('of two presses at once one pays', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const answers = await Promise.all(['pay', 'cancel'].map((action) => gateway.postForm(payPath, { action })))
  const { status } = (await gateway.get(testPaths.esewaStatus, asked)).json()
  expect(['COMPLETE', 'CANCELED']).toContain(status)
  expect(answers.filter(({ headers }) => headers.location === payPath)).toHaveLength(1)
})

test('who returns twice is back once before the browser is', async ({ gateway }) => {
  const returns: string[] = []
  gateway.app.get('/api/payments/esewa/:id/success', async ({ url }) => returns.push(url))
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const { headers } = await gateway.postForm(payPath, { action: 'twice' })
  expect(returns).toEqual([String(headers.location).slice(shopUrl.length)])
})

test.for([
  ['500', 500, /Error/],
  ['html', 200, /<h1>/],
  ['nonsense', 200, /^\{"status":"COMP$/],
  ['error', 200, /"error_message"/],
] as const)('look-ups %s as often as was asked for, then tell the truth', async ([fault, code, text], { gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const pressed = await gateway.postForm(payPath, { action: 'away', fault, times: '2' })
  expect(String(pressed.headers.location)).toContain('/success?data=')
  for (const _ of [1, 2]) {
    const answer = await gateway.get(testPaths.esewaStatus, asked)
    expect(answer.statusCode).toBe(code)
    expect(answer.body).toMatch(text)
  }
  expect((await gateway.get(testPaths.esewaStatus, asked)).json().status).toBe('COMPLETE')
})

test('a look-up that hangs is let go when the server stops', async ({ gateway }) => {
  const { pidx } = (await gateway.postJson('epayment/initiate/', khaltiRequest)).json()
  await gateway.postForm(testPaths.khaltiPay + pidx, { action: 'away', fault: 'hang', times: '1' })
  const hanging = gateway.postJson('epayment/lookup/', { pidx })
  const answered = await Promise.race([
    hanging,
    gateway.get('/test-gateway/fonts/eczar.woff2').then(() => 'still hangs'),
  ])
  expect(answered).toBe('still hangs')
  await gateway.app.close()
  expect((await hanging).statusCode).toBe(500)
})

test.for([
  { action: 'steal' },
  { action: 'toString' },
  { action: '' },
  { action: 'away', fault: 'burn', times: '1' },
  { action: 'away', fault: 'toString', times: '1' },
  { action: 'away', fault: 'hang', times: '0' },
  { action: 'away', fault: 'hang', times: '1000' },
  { action: 'away', fault: 'hang', times: '1.5' },
])('what no button sends is refused and changes nothing: %j', async (press, { gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  expect((await gateway.postForm(payPath, press)).statusCode).toBe(400)
  expect((await gateway.get(testPaths.esewaStatus, asked)).json().status).toBe('PENDING')
})

test('a payment that would lead to another address by now leads nowhere', async ({ gateway, db }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const request = esewaForm({ failure_url: 'https://evil.example/' })
  await db.update(testGatewayPayments).set({ request }).where(eq(testGatewayPayments.ref, '241028'))
  expect((await gateway.get(payPath)).statusCode).toBe(409)
  expect((await gateway.postForm(payPath, { action: 'cancel' })).statusCode).toBe(409)
})

test('a page of another website presses no button', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
  const answer = await gateway.app.inject({ method: 'POST', url: payPath, headers, payload: 'action=pay' })
  expect(answer.statusCode).toBe(403)
})

test('payments older than a week are forgotten when another begins', async ({ gateway }) => {
  await gateway.postForm(testPaths.esewaForm, esewaForm())
  await gateway.age(7 * 24 * 3_600_000 + 1)
  await gateway.postJson('epayment/initiate/', khaltiRequest)
  expect((await gateway.get(payPath)).statusCode).toBe(404)
})

test('the pages of both wallets are open as long as the order, and say until when', async ({ gateway, db }) => {
  const payBy = new Date(Date.now() + 25 * MINUTE_MS)
  const opened = await openBoth(gateway, (await givenOrder(db, { payment: 'esewa', payBy })).number)
  const rows = await db.select().from(testGatewayPayments)
  expect(rows.map(({ expiresAt }) => expiresAt)).toEqual([payBy, payBy])
  for (const path of opened) expect((await gateway.get(path)).body).toContain(nepalTime(payBy.toISOString()))
})

test.for([
  ['waits for longer', 3 * 24 * 60],
  ['is over', -5],
] as const)('the pages of an order whose time to pay %s are open for an hour', async ([, minutes], { gateway, db }) => {
  const from = Date.now()
  const payBy = new Date(from + minutes * MINUTE_MS)
  await openBoth(gateway, (await givenOrder(db, { payment: 'esewa', payBy })).number)
  const rows = await db.select().from(testGatewayPayments)
  expect(rows).toHaveLength(2)
  for (const { createdAt, expiresAt } of rows) {
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(from)
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(60 * MINUTE_MS)
  }
})

type Gateway = {
  postForm: (url: string, fields: Record<string, string>) => PromiseLike<unknown>
  postJson: (url: string, body: object) => PromiseLike<{ json: () => { pidx: string } }>
}

/** Begins a payment of the order with each wallet; returns the paths of their pages. */
async function openBoth({ postForm, postJson }: Gateway, number: string): Promise<string[]> {
  const ref = `${number}-1a2b3c4d`
  await postForm(testPaths.esewaForm, esewaForm({ transaction_uuid: ref }))
  const answer = await postJson('epayment/initiate/', { ...khaltiRequest, purchase_order_id: ref })
  return [testPaths.esewaPay + ref, testPaths.khaltiPay + answer.json().pidx]
}
