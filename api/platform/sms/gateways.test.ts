import { expect, test } from 'vitest'
import { openAakash } from './aakash.ts'
import type { SmsAnswer } from './gateway.ts'
import { givenGateway, type GatewayReply } from './sms.fixture.ts'
import { openSparrow } from './sparrow.ts'

const message = { id: '1', createdAt: new Date(0), to: '9841234567', text: 'अर्डर KA-1' }

const gateways = {
  sparrow: (baseUrl: string) => openSparrow({ baseUrl, token: 'spt', sender: 'InfoSMS' }),
  aakash: (baseUrl: string) => openAakash({ baseUrl, token: 'akt' }),
}

/** Sends a message to a gateway that replies so. */
async function ask(name: keyof typeof gateways, reply: GatewayReply) {
  const server = await givenGateway([reply])
  const answer = await gateways[name](`${server.url}v/`).send(message)
  await server.close()
  return { answer, requests: server.requests }
}

test('Sparrow gets a form with token, sender, ten digits and the text', async () => {
  const queued = { count: 1, response_code: 200, response: '1 mesages has been queued for delivery' }
  const { answer, requests } = await ask('sparrow', { status: 200, body: queued })
  expect(answer).toEqual({ says: 'sent', id: null })
  expect(requests).toEqual([
    { path: '/v/sms/', fields: { token: 'spt', from: 'InfoSMS', to: '9841234567', text: 'अर्डर KA-1' } },
  ])
})

test('Aakash gets a form with token, ten digits and the text, and names the message', async () => {
  const body = {
    error: false,
    message: 'Done',
    data: { valid: [{ id: 77, credit: 1, status: 'queued' }], invalid: [] },
  }
  const { answer, requests } = await ask('aakash', { status: 200, body })
  expect(answer).toEqual({ says: 'sent', id: '77' })
  expect(requests).toEqual([{ path: '/v/v3/send', fields: { auth_token: 'akt', to: '9841234567', text: 'अर्डर KA-1' } }])
})

const failed = (code: number) => ({ status: 403, body: { response_code: code, response: 'No.' } })
const wrong = (said: string) => ({ status: 200, body: { error: true, message: said, data: null } })

test.each<[keyof typeof gateways, GatewayReply, SmsAnswer['says']]>([
  ['sparrow', failed(1000), 'refused'],
  ['sparrow', failed(1001), 'halted'],
  ['sparrow', failed(1002), 'halted'],
  ['sparrow', failed(1003), 'halted'],
  ['sparrow', failed(1004), 'halted'],
  ['sparrow', failed(1005), 'halted'],
  ['sparrow', failed(1006), 'halted'],
  ['sparrow', failed(1007), 'no-number'],
  ['sparrow', failed(1008), 'halted'],
  ['sparrow', failed(1010), 'refused'],
  ['sparrow', failed(1011), 'no-number'],
  ['sparrow', failed(1012), 'halted'],
  ['sparrow', failed(1013), 'halted'],
  ['sparrow', failed(1099), 'refused'],
  ['sparrow', { status: 200, body: { response_code: 201 } }, 'refused'],
  ['sparrow', { status: 200, body: { response_code: { toString: 1 }, response: [[{ toString: 1 }]] } }, 'refused'],
  ['sparrow', { status: 500, body: {} }, 'away'],
  ['sparrow', { status: 502, body: '<html>Bad gateway</html>' }, 'away'],
  ['sparrow', { status: 429, body: 'slow down' }, 'away'],
  ['sparrow', { status: 403, body: '<html>Forbidden</html>' }, 'halted'],
  ['sparrow', { status: 404, body: '<html>Gone</html>' }, 'refused'],
  ['sparrow', { status: 302, body: '' }, 'away'],
  ['sparrow', { status: 200, body: 'queued' }, 'away'],
  ['sparrow', { status: 0, body: '' }, 'away'],
  ['aakash', wrong('The provided Auth Token is not valid.'), 'halted'],
  ['aakash', wrong('Not enough balance.'), 'halted'],
  ['aakash', wrong('The text field is required.'), 'refused'],
  [
    'aakash',
    { status: 200, body: { error: false, data: { valid: [], invalid: [{ status: 'aborted' }] } } },
    'no-number',
  ],
  ['aakash', { status: 200, body: { error: false, data: null } }, 'away'],
  ['aakash', { status: 200, body: { error: false, data: { valid: 'all' } } }, 'away'],
  ['aakash', { status: 200, body: { error: true, message: { toString: 1 } } }, 'refused'],
  ['aakash', { status: 401, body: { error: true, message: 'Unauthorized' } }, 'halted'],
  ['aakash', { status: 422, body: { error: true, message: 'The to field is required.' } }, 'refused'],
  ['aakash', { status: 503, body: {} }, 'away'],
  ['aakash', { status: 0, body: '' }, 'away'],
])('%s answering %j means %s', async (name, reply, says) => {
  const { answer } = await ask(name, reply)
  expect(answer.says).toBe(says)
})

test('what a gateway says is kept without number and text', async () => {
  const body = { response_code: 1007, response: 'Bad receiver 9841234567 for अर्डर KA-1' }
  const { answer } = await ask('sparrow', { status: 403, body })
  expect(answer).toEqual({ says: 'no-number', why: '403: 1007 Bad receiver … for …' })
})
