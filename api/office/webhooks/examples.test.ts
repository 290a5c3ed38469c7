import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEST_EVENT, webhookEventNames } from '#domain/webhooks/webhook-events.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { everythingHappens, oneOfEach } from './events.fixture.ts'
import { givenReceiver } from './receivers.fixture.ts'
import { givenEndpoint } from './webhooks.fixture.ts'

type Example = { type: string; timestamp: string; data: Record<string, unknown> }

const page = await readFile(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8')
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!) as Example)

/** Names of the fields, with the types of their values. */
const shapeOf = (data: object) => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeof value]))

/** Events that share an example. */
const exampleOf = (event: string) =>
  examples.find(({ type }) => type === event) ?? examples.find(({ type }) => type === 'order.placed')!

test('the examples of docs/webhooks.md have the fields that are sent', async ({ app, db }) => {
  const receiver = await givenReceiver()
  const { id } = await givenEndpoint(db, { url: receiver.url })
  await everythingHappens(app, db)
  const owner = await givenStaff(app)
  await owner.call('POST', `/webhooks/${id}/test`, {})
  const sent = await oneOfEach(db)
  expect(sent.map(({ event }) => event)).toEqual([...webhookEventNames, TEST_EVENT].toSorted())
  for (const { event, data } of sent) {
    expect({ event, ...shapeOf(data) }).toEqual({ event, ...shapeOf(exampleOf(event).data) })
  }
  const [tested] = receiver.received
  expect(Object.keys(tested!.sent)).toEqual(Object.keys(examples[0]!))
})

test('each event is on the page', () => {
  const headings = [...page.matchAll(/^### (.+)$/gm)].flatMap(([, text]) => text!.split(', '))
  expect(headings.toSorted()).toEqual([...webhookEventNames, TEST_EVENT].toSorted())
})
