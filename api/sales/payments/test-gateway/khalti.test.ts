import { expect } from '../../../test/test.ts'
import { khaltiRequest, shopUrl, test } from './test-gateway.fixture.ts'
import { testPaths } from './test-credentials.ts'

const initiatePath = 'epayment/initiate/'
const lookupPath = 'epayment/lookup/'

test('a payment begins with a page and an hour to pay', async ({ gateway }) => {
  const answer = await gateway.postJson(initiatePath, khaltiRequest)
  expect(answer.statusCode).toBe(200)
  const { pidx, payment_url, expires_at, expires_in } = answer.json()
  expect(pidx).toMatch(/^[A-Za-z0-9]{1,64}$/)
  expect(payment_url).toBe(`${shopUrl}${testPaths.khaltiPay}${pidx}`)
  expect(expires_at).toMatch(/\+05:45$/)
  expect(Math.abs(Date.parse(expires_at) - Date.now() - expires_in * 1_000)).toBeLessThan(10_000)

  const page = await gateway.get(`${testPaths.khaltiPay}${pidx}`)
  expect(page.body).toContain('Nrs. 110')
  expect(page.body).toContain('Order KA-261121-7QK2M9XB')
})

test.for(['', 'Key wrong', 'Bearer x', 'Key'])(
  'without the shop’s key nothing is said (%j)',
  async (key, { gateway }) => {
    for (const [path, body] of [[initiatePath, khaltiRequest] as const, [lookupPath, { pidx: 'x' }] as const]) {
      const answer = await gateway.postJson(path, body, key)
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Invalid token.', status_code: 401 }])
    }
  },
)

test.for([
  ['amount', { amount: 999 }, 'Amount should be greater than Rs. 10, that is 1000 paisa.'],
  ['amount', { amount: 1000.5 }, 'A valid integer is required.'],
  ['amount', { amount: '1000' }, 'A valid integer is required.'],
  ['amount', { amount: undefined }, 'This field is required.'],
  ['return_url', { return_url: '' }, 'This field may not be blank.'],
  ['return_url', { return_url: 'javascript:alert(1)' }, 'Enter a valid URL.'],
  ['return_url', { return_url: 'https://evil.example/' }, 'The TEST gateway returns to its own shop only.'],
  ['website_url', { website_url: 'shop' }, 'Enter a valid URL.'],
  ['purchase_order_id', { purchase_order_id: '' }, 'This field may not be blank.'],
  ['purchase_order_name', { purchase_order_name: undefined }, 'This field is required.'],
] as const)('a wrong %s is named: %j', async ([field, values, reason], { gateway }) => {
  const answer = await gateway.postJson(initiatePath, { ...khaltiRequest, ...values })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ [field]: [reason], error_key: 'validation_error' })
})

test('the least that is taken is 10 rupees', async ({ gateway }) => {
  expect((await gateway.postJson(initiatePath, { ...khaltiRequest, amount: 1_000 })).statusCode).toBe(200)
})

test.for([
  [[], 200, 'Initiated'],
  [['pay'], 200, 'Completed'],
  [['cancel'], 400, 'User canceled'],
  [['fail'], 400, 'User canceled'],
  [['expire'], 400, 'Expired'],
  [['unclear'], 200, 'Pending'],
  [['unclear', 'cancel'], 400, 'User canceled'],
  [['pay', 'refund'], 200, 'Refunded'],
  [['expire', 'pay'], 400, 'Expired'],
] as const)('after %j a look-up answers %d: %s', async ([actions, code, status], { gateway }) => {
  const { pidx } = (await gateway.postJson(initiatePath, khaltiRequest)).json()
  for (const action of actions) await gateway.postForm(`${testPaths.khaltiPay}${pidx}`, { action })
  const answer = await gateway.postJson(lookupPath, { pidx })
  expect(answer.statusCode).toBe(code)
  const refunded = status === 'Refunded'
  expect(answer.json()).toMatchObject({ pidx, total_amount: 11_000, status, fee: 0, refunded })
  expect(answer.json().transaction_id !== null).toBe(status === 'Completed' || refunded)
})

test('who pays comes back with everything, and nothing is signed', async ({ gateway }) => {
  const { pidx } = (await gateway.postJson(initiatePath, khaltiRequest)).json()
  const { headers } = await gateway.postForm(`${testPaths.khaltiPay}${pidx}`, { action: 'pay' })
  const { origin, pathname, searchParams } = new URL(String(headers.location))
  expect(origin + pathname).toBe(khaltiRequest.return_url)
  const { transaction_id } = (await gateway.postJson(lookupPath, { pidx })).json()
  expect(Object.fromEntries(searchParams)).toMatchObject({
    pidx,
    status: 'Completed',
    transaction_id,
    amount: '11000',
    purchase_order_id: 'attempt-1',
  })
})

test('a wrong amount is 10 rupees less, and never nothing', async ({ gateway }) => {
  for (const [amount, paid] of [[11_000, 10_000] as const, [1_000, 2_000] as const]) {
    const { pidx } = (await gateway.postJson(initiatePath, { ...khaltiRequest, amount })).json()
    await gateway.postForm(`${testPaths.khaltiPay}${pidx}`, { action: 'wrong' })
    const { total_amount, status } = (await gateway.postJson(lookupPath, { pidx })).json()
    expect([total_amount, status]).toEqual([paid, 'Completed'])
  }
})

test('an unknown pidx is not found, and none is no question', async ({ gateway }) => {
  const unknown = await gateway.postJson(lookupPath, { pidx: 'nobody' })
  expect([unknown.statusCode, unknown.json().detail]).toEqual([404, 'Not found.'])
  for (const body of [{}, { pidx: 7 }, { pidx: '' }]) {
    expect((await gateway.postJson(lookupPath, body)).statusCode).toBe(400)
  }
})

test('one wallet’s payment is none of the other’s', async ({ gateway }) => {
  const { pidx } = (await gateway.postJson(initiatePath, khaltiRequest)).json()
  expect((await gateway.get(`${testPaths.esewaPay}${pidx}`)).statusCode).toBe(404)
})
