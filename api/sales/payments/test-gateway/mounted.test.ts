import { demoSettings } from '../../../../seed/settings.ts'
import { buildApp } from '../../../app.ts'
import { shopSettings } from '../../../platform/db/schema.ts'
import { nepalTime } from '../../../platform/mail/templates/parts.ts'
import { freePort } from '../../../platform/process/free-port.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { openWallets } from '../wallets/open-wallets.ts'
import { testWalletSettings } from '../wallets/wallet-settings.ts'
import { testPaths } from './test-credentials.ts'

const { secrets } = testOptions
const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000)

/** A shop that listens: the one place where its server asks its own gateway as it would ask a real one. */
const test = base.extend('app', async ({ db }, { onCleanup }) => {
  await db.insert(shopSettings).values(demoSettings)
  const publicUrl = `http://127.0.0.1:${await freePort('127.0.0.1', 0)}`
  const app = buildApp({ ...testOptions, publicUrl, db })
  onCleanup(() => app.close())
  await app.listen({ host: '127.0.0.1', port: Number(new URL(publicUrl).port) })
  return Object.assign(app, { publicUrl })
})

test.for(['esewa', 'khalti'] as const)(
  'an order is paid by %s without any credentials',
  async (wallet, { app, db }) => {
    const order = await givenOrder(db, { payment: wallet, payBy: inHalfAnHour() })
    const key = trackKey(secrets.orderKey, order.number)
    const begun = await app.inject({
      method: 'POST',
      url: `/api/orders/${order.number}/pay?key=${key}`,
      payload: { wallet, amount: order.total },
    })
    const { attemptId, url, fields } = begun.json().data
    const page = fields ? await postForm(url, fields) : await fetch(url)
    const words = await page.text()
    expect(words).toContain('This is a test. No money moves.')
    expect(words).toContain(nepalTime(order.payBy!.toISOString()))

    const paid = await postForm(page.url, { action: 'pay' }, 'manual')
    const returned = await fetch(paid.headers.get('location')!, { redirect: 'manual' })
    expect(returned.headers.get('location')).toBe(`${app.publicUrl}/payment/${attemptId}`)
    const checked = await app.inject({ method: 'POST', url: `/api/payments/${attemptId}/check` })
    expect(checked.json().data).toMatchObject({ state: 'paid', orderId: order.number })
  },
)

function postForm(url: string, fields: Record<string, string>, redirect: RequestRedirect = 'follow') {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect })
}

test('a shop with credentials of its own has no TEST gateway', async ({ db }) => {
  const settings = testWalletSettings(testOptions.publicUrl, secrets)
  const wallets = openWallets(settings, { apiUrl: testOptions.publicUrl, isTest: false })
  const app = buildApp({ ...testOptions, db, wallets })
  const { esewaForm, esewaStatus, esewaPay, khaltiBase, khaltiPay } = testPaths
  const paths = [esewaForm, esewaStatus, `${esewaPay}1`, `${khaltiPay}1`, `${khaltiBase}epayment/lookup/`]
  for (const url of [...paths, '/test-gateway', '/test-gateway/fonts/eczar.woff2']) {
    expect((await app.inject(url)).statusCode).toBe(404)
    // What no route knows is a page's address, and pages are only read.
    const posted = await app.inject({ method: 'POST', url })
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  }
  await app.close()
})
