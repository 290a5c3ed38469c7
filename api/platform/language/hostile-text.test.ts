import { givenBrowser } from '../../people/accounts/accounts.fixture.ts'
import { givenShopper } from '../../shop/cart/cart.fixture.ts'
import { expect, test } from '../../test/test.ts'

const onlyOf = (times: number) => `only x${'x of '.repeat(times)}`

/** Texts that a caller wrote: sentences of the catalog, or many near copies of one. */
const hostileTexts = [
  ['the proved search', onlyOf(620)],
  ['the proved body', onlyOf(400)],
  ['a sentence that never ends', `only x of ${'x of '.repeat(900)}`],
  ['a long one', onlyOf(790)],
  ['a very long one', onlyOf(3_000)],
  ['reasons in reasons', `${'Nothing was ordered yet: '.repeat(160)}.`],
  ['many short sentences', 'only 1 of x is ; '.repeat(230)],
  ['many sentences that are nearly right', 'x now costs 1, not ; '.repeat(190)],
  ['a price without an end', `x costs ${'1 now, not '.repeat(360)}`],
  ['one character', 'a'.repeat(4_000)],
  ['fields without a problem', 'a: '.repeat(1_300)],
  ['sentences inside each other', `${'Photo 1: '.repeat(440)}x`],
  ['a whole sentence', 'This is sold out.'],
  ['the form of a message', '{field}: {problem}'],
  ['a sentence with its places', 'Only {count} are left'],
  ['what a replacement would expand', "$& $1 $` $' $$"],
] as const

test.for(hostileTexts)('%s is repeated unchanged when it is the name of a field', async ([, name], { app }) => {
  const payload = { quantity: 'two', [name]: '' }
  const answer = await givenShopper(app).send('POST', '/api/cart/lines?lang=ne', payload)
  const { message, fields } = answer.json()
  expect([answer.statusCode, fields.quantity, name in fields]).toEqual([400, 'संख्या हुनुपर्छ', true])
  expect(message.includes(`${name}: Is no field`), 'the name in the message').toBe(true)
})

test('a field named like a sentence of the catalog is not translated', async ({ app }) => {
  const name = 'Product not found; This is sold out.'
  const answer = await givenShopper(app).send('POST', '/api/cart/lines?lang=ne', {
    variantId: '1',
    quantity: 1,
    [name]: 1,
  })
  expect(answer.json().message).toBe(`${name}: Is no field that this address knows`)
})

test('a body with 1,000 wrong fields is refused for the first fifty', async ({ app }) => {
  const payload = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, 1]))
  const answer = await givenShopper(app).send('POST', '/api/cart/lines?lang=ne', payload)
  expect([answer.statusCode, Object.keys(answer.json().fields).length]).toEqual([400, 50])
})

test('a hostile search parameter is handled like a hostile body', async ({ app }) => {
  const name = onlyOf(620)
  const answer = await app.inject(`/api/cart?lang=ne&${encodeURIComponent(name)}=1`)
  expect([answer.statusCode, name in answer.json().fields]).toEqual([400, true])
})

test('text that a caller sends as an email address is repeated unchanged', async ({ app }) => {
  const email = '{email}@kastha.example'
  const answer = await givenBrowser(app).post('forgot-password?lang=ne', { email })
  expect(answer.json().message).toBe(`${email} मा कोड पठाइयो!`)
})
