import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { demoSettings } from '../../../../seed/settings.ts'
import { refuseOtherSites } from '../../../platform/http/cross-site.ts'
import type { Db } from '../../../platform/db/client.ts'
import { shopSettings, testGatewayPayments } from '../../../platform/db/schema.ts'
import { errorHandler } from '../../../platform/http/errors.ts'
import { readJsonBodies } from '../../../platform/http/json-body.ts'
import { test as base, testOptions } from '../../../test/test.ts'
import { testGatewayRoutes } from './routes.ts'
import { TEST_PRODUCT_CODE, testCredentials, testPaths } from './test-credentials.ts'

const { khaltiSecretKey, ...credentials } = testCredentials(testOptions.secrets)
export const { esewaSecret } = credentials
export const shopUrl = testOptions.publicUrl

/** `gateway`: requests to a TEST gateway. */
export const test = base.extend('gateway', async ({ db }, { onCleanup }) => {
  await db.insert(shopSettings).values(demoSettings)
  const app = openGateway(db)
  onCleanup(() => app.close())
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    app,
    get: (url: string, query: Record<string, string> = {}) => app.inject({ url, query }),
    postForm: (url: string, fields: Record<string, string>) =>
      app.inject({ method: 'POST', url, headers, payload: String(new URLSearchParams(fields)) }),
    postJson: (url: string, body: object, authorization = `Key ${khaltiSecretKey}`) =>
      app.inject({ method: 'POST', url: testPaths.khaltiBase + url, headers: { authorization }, payload: body }),
    age: (ms: number) =>
      db
        .update(testGatewayPayments)
        .set({ createdAt: new Date(Date.now() - ms), expiresAt: new Date(Date.now() - ms + 3_600_000) }),
  }
})

/** Without the rest of the API, which takes longer to build than these tests do. */
function openGateway(db: Db) {
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  readJsonBodies(app)
  refuseOtherSites(app, shopUrl)
  app.decorate('db', db)
  app.decorate('secrets', testOptions.secrets)
  app.register(testGatewayRoutes, { publicUrl: shopUrl, apiUrl: shopUrl })
  return app
}

/** What a shop has a browser post to eSewa; signed anew unless a signature is given. */
export function esewaForm(values: Record<string, string> = {}): Record<string, string> {
  const form = {
    amount: '110',
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: '110',
    transaction_uuid: '241028',
    product_code: TEST_PRODUCT_CODE,
    success_url: `${shopUrl}/api/payments/esewa/1/success`,
    failure_url: `${shopUrl}/api/payments/esewa/1/failure`,
    signed_field_names: 'total_amount,transaction_uuid,product_code',
    ...values,
  }
  const { total_amount, transaction_uuid, product_code } = form
  const message = `total_amount=${total_amount},transaction_uuid=${transaction_uuid},product_code=${product_code}`
  return { signature: createHmac('sha256', esewaSecret).update(message).digest('base64'), ...form }
}

/** What a shop's server asks Khalti for. */
export const khaltiRequest = {
  return_url: `${shopUrl}/api/payments/khalti/1`,
  website_url: shopUrl,
  amount: 11_000,
  purchase_order_id: 'attempt-1',
  purchase_order_name: 'Order KA-261121-7QK2M9XB',
}
