import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { webhookDeliveries, webhookTries } from '../../platform/db/schema.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { answering, givenReceiver, localReceivers, type Received } from './receivers.fixture.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { givenEndpoint } from './webhooks.fixture.ts'

const MESSAGES = 10_000
const RECORDS = 500
/** In place of five seconds to a day. */
const DELAY_MS = 50
const PATIENCE = { timeout: 300_000, interval: 1_000 }

test('10,000 messages arrive at a receiver that fails a third of the time', { timeout: 330_000 }, async ({ db }) => {
  const receiver = await givenReceiver()
  const { secretText } = await givenEndpoint(db, { url: receiver.url })
  const webhook = new Webhook(secretText)
  const accepted: number[] = []
  let refused = 0
  receiver.answer = ({ body, headers, sent }: Received, response) => {
    webhook.verify(body, headers as Record<string, string>)
    const fails = randomInt(3) === 0
    if (fails) refused += 1
    else accepted.push(Number(sent.data['turn']))
    answering(fails ? 500 : 204)({} as Received, response)
  }
  await db.execute(sql`select write_webhook('order.placed', 'order:' || turn % ${RECORDS}::int, jsonb_build_object('turn', turn))
    from generate_series(0, ${MESSAGES - 1}::int) turn`)

  const tools = { ...givenTools(db), receivers: localReceivers, delayOf: () => DELAY_MS }
  const senders = [sendWebhooks(tools), sendWebhooks(tools)]
  await expect.poll(() => db.$count(webhookDeliveries, sql`state = 'delivered'`), PATIENCE).toBe(MESSAGES)
  await Promise.all(senders.map((sender) => sender.stop()))

  expect(accepted).toHaveLength(MESSAGES)
  for (let record = 0; record < RECORDS; record++) {
    const ofRecord = accepted.filter((turn) => turn % RECORDS === record)
    expect(ofRecord).toEqual(Array.from({ length: MESSAGES / RECORDS }, (_, place) => record + place * RECORDS))
  }
  expect(await db.$count(webhookTries)).toBe(MESSAGES + refused)
  expect(refused).toBeGreaterThan(MESSAGES / 4)
})
