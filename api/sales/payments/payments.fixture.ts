import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { testOptions } from '../../test/test.ts'
import { noLimit } from '../../platform/rate-limits/limit.ts'
import { openWallets, type Wallets } from './wallets/open-wallets.ts'
import type { PaymentShop } from './record-payment.ts'
import { payments } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'

export const ESEWA_SECRET = '8gBm/:&EnhH.1/q'

/** How a gateway of a test answers: JSON, or what `respond` does by hand. */
export type Gateway = {
  url: string
  /** URL or JSON body of each request. */
  asked: (string | Record<string, unknown>)[]
  answer: (asked: string | Record<string, unknown>, response: ServerResponse) => unknown
  close: () => Promise<void>
}

/** A gateway on a port of this machine; what `answer` returns is sent as JSON, undefined when it answers by itself. */
export async function givenGateway(): Promise<Gateway> {
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gateway: Gateway = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: () => ({ status: 'PENDING' }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await new Response(request as unknown as ReadableStream).text()
    const asked = body === '' ? (request.url ?? '') : (JSON.parse(body) as Record<string, unknown>)
    gateway.asked.push(asked)
    const answer = await gateway.answer(asked, response)
    if (answer !== undefined) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }
  return gateway
}

/** Both wallets, of which one gateway plays the part. */
export function givenWallets({ url }: Pick<Gateway, 'url'>): Wallets {
  return openWallets(
    {
      esewa: {
        formUrl: `${url}/form`,
        statusUrl: `${url}/status/`,
        productCode: 'EPAYTEST',
        secret: ESEWA_SECRET,
      },
      khalti: { baseUrl: `${url}/khalti/`, secretKey: 'test-key' },
    },
    { apiUrl: 'http://shop.example', isTest: false },
  )
}

/** An order that waits for a wallet, with the shop that asks its gateway. */
export async function givenPaying(db: Db, gateway: Gateway, values: Parameters<typeof givenOrder>[1] = {}) {
  const { secrets } = testOptions
  const warned: string[] = []
  const log = { info: () => {}, warn: (_: object, message: string) => void warned.push(message) }
  const shop = {
    db,
    secrets,
    wallets: givenWallets(gateway),
    log: log as unknown as PaymentShop['log'],
    tries: noLimit,
  }
  const payBy = new Date(Date.now() + WALLET_PAYS_WITHIN_MS)
  const order = await givenOrder(db, { payment: 'esewa', payBy, ...values })
  return { shop, order, warned }
}

/** What eSewa's look-up says of a payment that arrived. */
export function complete(rupees: number) {
  return { status: 'COMPLETE', total_amount: rupees, ref_id: '000AE01' }
}

/** What has to arrive before an order is confirmed: nothing of one that is paid at the door. */
export async function givenFirstPayment(
  db: Db,
  { id: orderId, number: reference, payment: method, total, deposit }: StoredOrder,
): Promise<void> {
  if (method === 'cod') return
  const purpose = deposit === null ? 'full' : 'deposit'
  await db.insert(payments).values({ orderId, method, purpose, amount: deposit ?? total, reference })
}
