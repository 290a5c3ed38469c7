import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { onTestFinished, vi } from 'vitest'
import { webhookDeliveries, webhookEndpoints } from '../api/platform/db/schema.ts'
import { givenMessages, sendDue, statesOf, test as base } from '../api/office/webhooks/sending.fixture.ts'
import { givenEndpoint } from '../api/office/webhooks/webhooks.fixture.ts'
import { expect } from '../api/test/test.ts'
import { makeReceiver, type Message } from './receiver.ts'

/** A receiver that listens, and that the shop knows. It notes the turn of each message, or fails while `fails` is set. */
const test = base.extend('program', async ({ db }, { onCleanup }) => {
  const { id, secretText } = await givenEndpoint(db)
  const program = { id, url: '', turns: [] as unknown[], fails: false }
  const server = makeReceiver(secretText, async ({ data }: Message) => {
    if (program.fails) throw new Error('the disk is full')
    program.turns.push(data['turn'])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanup(() => void server.close())
  program.url = `http://localhost:${(server.address() as AddressInfo).port}/hooks`
  await db.update(webhookEndpoints).set({ url: program.url }).where(eq(webhookEndpoints.id, id))
  return program
})

const again = { state: 'waiting', endedAt: null, nextTryAt: new Date() } as const

test('a message of the shop is taken once, also when it comes again', async ({ db, tools, program }) => {
  await givenMessages(db, ['order:1', 1], ['order:2', 2])
  await sendDue(tools, program.id)
  await db.update(webhookDeliveries).set(again)
  await sendDue(tools, program.id)
  expect(program.turns.toSorted()).toEqual([1, 2])
  expect(await statesOf(db)).toEqual(['delivered', 'delivered'])
})

test('a message that could not be taken comes again', async ({ db, tools, program }) => {
  await givenMessages(db, ['order:1', 1])
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  program.fails = true
  await sendDue(tools, program.id)
  expect(await statesOf(db)).toEqual(['waiting'])
  program.fails = false
  await db.update(webhookDeliveries).set(again)
  await sendDue(tools, program.id)
  expect([program.turns, await statesOf(db)]).toEqual([[1], ['delivered']])
  expect(complaints).toHaveBeenCalledOnce()
})

test.for<[string, number, RequestInit]>([
  ['is not signed', 401, { method: 'POST', body: '{"type":"order.paid"}' }],
  ['is too large', 413, { method: 'POST', body: 'x'.repeat(64 * 1024 + 1) }],
  ['is no POST', 405, {}],
])('a message that %s is refused with %i', async ([, status, init], { program }) => {
  expect((await fetch(program.url, init)).status).toBe(status)
  expect(program.turns).toEqual([])
})
