import { createHmac } from 'node:crypto'
import { expect } from '../../../test/test.ts'
import { esewaForm, esewaSecret, shopUrl, test } from './test-gateway.fixture.ts'
import { esewaSignature } from './esewa-signature.ts'
import { testPaths } from './test-credentials.ts'

const { esewaForm: formPath, esewaStatus, esewaPay } = testPaths
const payPath = `${esewaPay}241028`
const asked = { product_code: 'EPAYTEST', total_amount: '110', transaction_uuid: '241028' }

test('signatures are those that eSewa publishes', () => {
  const names = ['total_amount', 'transaction_uuid', 'product_code']
  const texts = { total_amount: '110', transaction_uuid: '241028', product_code: 'EPAYTEST' }
  expect(esewaSignature('8gBm/:&EnhH.1/q', names, texts)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
})

test('a signed form leads to the page of its payment, also a second time', async ({ gateway }) => {
  for (const _ of ['posted', 'posted again after going back']) {
    const answer = await gateway.postForm(formPath, esewaForm())
    expect([answer.statusCode, answer.headers.location]).toEqual([303, payPath])
  }
  const page = await gateway.get(payPath)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('This is a test. No money moves.')
  expect(page.body).toContain('Nrs. 110')
})

test.for([
  ['a wrong signature', { signature: 'x'.repeat(44) }, 'ES104'],
  [
    'a signature over another text of the same amount',
    { total_amount: '110.00', signature: esewaForm()['signature']! },
    'ES104',
  ],
  ['too few signed names', { signed_field_names: 'total_amount,transaction_uuid' }, 'ES104'],
  [
    'a signed name that is not there',
    { signed_field_names: 'total_amount,transaction_uuid,product_code,tip' },
    'ES104',
  ],
  ['another product code', { product_code: 'NP-ES-OTHER' }, 0],
  ['no transaction_uuid', { transaction_uuid: '' }, 0],
  ['a transaction_uuid with other characters', { transaction_uuid: '2410_28' }, 0],
  ['a sum that is another', { tax_amount: '1' }, 0],
  ['an amount that is none', { amount: '110 ' }, 0],
  ['nothing to pay', { amount: '0', total_amount: '0' }, 0],
  ['half a rupee', { amount: '110.5', total_amount: '110.5' }, 0],
  ['a way back to another site', { success_url: 'https://evil.example/success' }, 0],
  ['a way back that is a script', { failure_url: 'javascript:alert(1)' }, 0],
  ['a way back to a site whose name begins like ours', { failure_url: `${shopUrl}.evil.example/` }, 0],
] as const)('%s is refused', async ([, values, code], { gateway }) => {
  const answer = await gateway.postForm(formPath, esewaForm(values))
  expect([answer.statusCode, answer.json().code]).toEqual([400, code])
  expect(answer.json().error_message).toMatch(/./)
  expect((await gateway.get(payPath)).statusCode).toBe(404)
})

test('110.00 is signed as it is written', async ({ gateway }) => {
  const form = esewaForm({ amount: '110.00', total_amount: '110.00' })
  expect((await gateway.postForm(formPath, form)).statusCode).toBe(303)
})

test('a reference is taken once', async ({ gateway }) => {
  await gateway.postForm(formPath, esewaForm())
  const other = await gateway.postForm(formPath, esewaForm({ amount: '111', total_amount: '111' }))
  expect([other.statusCode, other.json().error_message]).toEqual([400, 'Duplicate transaction UUID.'])
})

test('who has paid comes back with a signed word of it', async ({ gateway }) => {
  await gateway.postForm(formPath, esewaForm())
  const { statusCode, headers } = await gateway.postForm(payPath, { action: 'pay' })
  expect(statusCode).toBe(303)
  const [address, data] = String(headers.location).split('?data=')
  expect(address).toBe(`${shopUrl}/api/payments/esewa/1/success`)

  const text = Buffer.from(data!, 'base64').toString()
  expect(text).toContain('"total_amount":110.0,')
  const { signature, transaction_code, signed_field_names } = JSON.parse(text)
  const message = `transaction_code=${transaction_code},status=COMPLETE,total_amount=110.0,transaction_uuid=241028,product_code=EPAYTEST,signed_field_names=${signed_field_names}`
  expect(signature).toBe(createHmac('sha256', esewaSecret).update(message).digest('base64'))
})

test.for(['cancel', 'fail', 'expire', 'unclear'])(
  'who does not pay (%s) comes back without a word',
  async (action, { gateway }) => {
    await gateway.postForm(formPath, esewaForm())
    const { headers } = await gateway.postForm(payPath, { action })
    expect(headers.location).toBe(`${shopUrl}/api/payments/esewa/1/failure`)
  },
)

test.for([
  [[], 'PENDING', false],
  [['pay'], 'COMPLETE', true],
  [['close'], 'COMPLETE', true],
  [['cancel'], 'CANCELED', false],
  [['fail'], 'CANCELED', false],
  [['expire'], 'NOT_FOUND', false],
  [['unclear'], 'AMBIGUOUS', false],
  [['unclear', 'pay'], 'COMPLETE', true],
  [['pay', 'refund'], 'FULL_REFUND', true],
  [['cancel', 'pay'], 'CANCELED', false],
  [['pay', 'cancel', 'pay'], 'COMPLETE', true],
] as const)('after %j a look-up says %s', async ([actions, status, hasRef], { gateway }) => {
  await gateway.postForm(formPath, esewaForm())
  for (const action of actions) await gateway.postForm(payPath, { action })
  const answer = await gateway.get(esewaStatus, asked)
  expect(answer.body).toContain('"total_amount":110.0,')
  expect(answer.json()).toMatchObject({ product_code: 'EPAYTEST', transaction_uuid: '241028', status })
  expect(answer.json().ref_id !== null).toBe(hasRef)
})

test('a wrong amount is less than requested, on return and look-up', async ({ gateway }) => {
  await gateway.postForm(formPath, esewaForm())
  const { headers } = await gateway.postForm(payPath, { action: 'wrong' })
  const data = String(headers.location).split('?data=')[1]!
  expect(JSON.parse(Buffer.from(data, 'base64').toString())).toMatchObject({ status: 'COMPLETE', total_amount: 100 })
  expect((await gateway.get(esewaStatus, asked)).json()).toMatchObject({ status: 'COMPLETE', total_amount: 100 })
})

test.for([
  ['of another amount', { ...asked, total_amount: '111' }],
  ['of another reference', { ...asked, transaction_uuid: '241029' }],
] as const)('a payment %s is not found', async ([, query], { gateway }) => {
  await gateway.postForm(formPath, esewaForm())
  await gateway.postForm(payPath, { action: 'pay' })
  expect((await gateway.get(esewaStatus, query)).json()).toMatchObject({ status: 'NOT_FOUND', ref_id: null })
})

test.for([
  { ...asked, product_code: 'NP-ES-OTHER' },
  { ...asked, total_amount: 'all' },
  { ...asked, transaction_uuid: '' },
])('a look-up that makes no sense is an outage: %j', async (query, { gateway }) => {
  const { code, error_message } = (await gateway.get(esewaStatus, query)).json()
  expect([code, error_message]).toEqual([0, 'Service is currently unavailable'])
})

test('a form from another host name of the shop is taken, for it is signed', async ({ gateway: { app } }) => {
  const posted = await app.inject({
    method: 'POST',
    url: formPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: String(new URLSearchParams(esewaForm())),
  })
  expect([posted.statusCode, posted.headers.location]).toEqual([303, payPath])
})

test('who waits for an hour can pay no more', async ({ gateway }) => {
  await gateway.postForm(formPath, esewaForm())
  await gateway.age(3_600_001)
  expect((await gateway.get(payPath)).body).toContain('This payment has expired')
  await gateway.postForm(payPath, { action: 'pay' })
  expect((await gateway.get(esewaStatus, asked)).json().status).toBe('NOT_FOUND')
})
