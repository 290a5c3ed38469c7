import { givenBrowser, registration } from '../../people/accounts/accounts.fixture.ts'
import { givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { expect, test } from '../../test/test.ts'

const email = 'asmita@post.example'

test('a wrong password is refused in the requested language', async ({ app, db }) => {
  await givenUser(db)
  const said = async (lang: string) => {
    const answer = await givenBrowser(app).post(`login${lang}`, { email, password: 'not this one' })
    return [answer.statusCode, answer.json()]
  }
  const refusal = { success: false, error: true, code: 'unauthorized' }
  expect(await said('?lang=ne')).toEqual([401, { ...refusal, message: 'इमेल वा पासवर्ड मिलेन' }])
  expect(await said('?lang=en')).toEqual([401, { ...refusal, message: 'Invalid email or password' }])
  expect(await said('')).toEqual([401, { ...refusal, message: 'Invalid email or password' }])
})

test('after too many wrong passwords the refusal says in Nepali how long to wait', async ({ app, db }) => {
  await givenUser(db)
  const browser = givenBrowser(app)
  for (let tries = 0; tries < 5; tries++) await browser.post('login', { email, password: 'not this one' })
  const answer = await browser.post('login?lang=ne', { email, password: PASSWORD })
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
    429,
    '1800',
    'धेरै पटक प्रयास गरियो। कृपया ३० मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  ])
})

test('every wrong field of a registration is explained in Nepali', async ({ app }) => {
  const answer = await givenBrowser(app).post('register?lang=ne', {
    ...registration,
    mobile: '123',
    confirm_password: 'another',
  })
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    {
      mobile: 'कृपया १० अङ्कको सही मोबाइल नम्बर लेख्नुहोस्',
      confirm_password: 'दुई पासवर्ड मिलेनन्!',
    },
  ])
})

test('a success has a Nepali message too', async ({ app, db }) => {
  await givenUser(db)
  const answer = await givenBrowser(app).post('login?lang=ne', { email, password: PASSWORD })
  expect(answer.json()).toMatchObject({ success: true, message: 'asmita@post.example बाट लगइन भयो!' })
})

test('the cart explains missing room and missing stock in Nepali', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  const add = async (variantId: string, quantity: number) => {
    const answer = await shopper.send('POST', '/api/cart/lines?lang=ne', { variantId, quantity })
    return [answer.statusCode, answer.json().message, answer.json().fields]
  }
  const bed = await givenVariant(db, { stock: 2 })
  expect(await add(bed, 2)).toEqual([200, 'कार्टमा थपियो', undefined])
  expect(await add(bed, 1)).toEqual([
    409,
    '२ वटा मात्र बाँकी छन्, र तपाईंको कार्टमा त्यति नै भइसकेको छ।',
    { quantity: '२ वटा मात्र बाँकी छन्' },
  ])
  expect(await add(await givenVariant(db, { stock: 0 }), 1)).toEqual([
    409,
    'यो सामान सकियो।',
    { quantity: 'एउटा पनि बाँकी छैन' },
  ])
  const table = await givenVariant(db, { stock: 40 })
  await add(table, 10)
  expect(await add(table, 1)).toEqual([
    409,
    'एउटै सामान बढीमा १० वटा एकपटकमा अर्डर गर्न सकिन्छ, र तपाईंको कार्टमा त्यति नै भइसकेको छ।',
    { quantity: 'एउटै सामान बढीमा १० वटा' },
  ])
})

test('a field outside all forms is explained in Nepali, under its English name', async ({ app }) => {
  const answer = await givenShopper(app).send('POST', '/api/cart/lines?lang=ne', { variantId: '1', quantity: 'x' })
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'quantity: संख्या हुनुपर्छ'])
})

test('an overlong search is refused in Nepali, with the permitted length', async ({ app }) => {
  const answer = await app.inject(`/api/product/search?lang=ne&q=${'a'.repeat(1_000)}`)
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { q: 'कृपया बढीमा २०० अक्षर लेख्नुहोस्' }])
})

test('a call may name a known language, and its own parameters stay strict', async ({ app }) => {
  expect((await app.inject('/api/category?lang=ne&flat=true')).statusCode).toBe(200)
  expect((await app.inject('/api/category?lang=ne&flat=true&colour=red')).statusCode).toBe(400)
  const refused = await app.inject('/api/category?lang=fr')
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { lang: 'Must be one of en, ne' } })
})
