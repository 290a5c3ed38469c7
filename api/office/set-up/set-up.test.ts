import type { SetUpList } from '#contract/admin/set-up.ts'
import { seedShop } from '../../../seed/demo.ts'
import { buildApp } from '../../app.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { parseEnv } from '../../platform/env/env.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { findMissingParts } from './missing-parts.ts'

const started = (given: Record<string, string>) => ({
  env: parseEnv(given),
  publicUrl: 'https://shop.example',
  outboxDir: 'data/outbox',
  wallets: { offered: [] },
  sms: {},
})

const ownFacts = {
  phone: '+97715550199',
  whatsapp: '+9779811111111',
  viber: '',
  emergencyPhone: '',
  email: 'shop@deodar.example',
  streetAddress: 'Pulchowk',
  social: [],
  legalName: 'Deodar Pvt. Ltd.',
  vatNumber: '609999991',
  registrationNumber: '1',
  portalListingNumber: '1',
  bankName: 'Bank',
  bankAccountName: 'Deodar',
  bankAccountNumber: '1',
  grievanceName: 'Asha Rai',
  grievancePhone: '+97715550198',
  grievanceEmail: 'asha@deodar.example',
}

const startedTest = test.extend('app', ({ db }, { onCleanup }) => {
  const app = buildApp({ ...testOptions, db, setUp: started({ NODE_ENV: 'production' }) })
  onCleanup(() => app.close())
  return app
})

startedTest('an owner reads what the shop lacks, with the page that adds it', async ({ app, db }) => {
  await seedShop(db, {})
  const answer = await (await givenStaff(app)).call('GET', '/set-up')
  expect(answer.json<SetUpList>().items).toEqual([
    { text: 'PUBLIC_URL is not set. Links in emails lead to https://shop.example.', remedy: null },
    { text: expect.stringContaining('TRUSTED_PROXIES is not set.'), remedy: null },
    { text: expect.stringContaining('SMTP_URL is not set.'), remedy: null },
    { text: expect.stringContaining('No wallet has credentials.'), remedy: null },
    { text: expect.stringContaining('No SMS gateway has a token'), remedy: null },
    {
      text: expect.stringMatching(/^These facts are samples: phone numbers, .*\.$/),
      remedy: { label: 'Change them', path: '/settings' },
    },
    { text: 'Nothing is for sale.', remedy: { label: 'Add categories and products', path: '/products' } },
  ])
})

test.for([
  ['http://shop.example', 1],
  ['https://shop.example', 0],
  ['http://localhost:3000', 0],
] as const)('a shop at %s lacks https %i times', async ([PUBLIC_URL, times], { db }) => {
  const missing = await findMissingParts(db, started({ NODE_ENV: 'production', PUBLIC_URL }))
  const https = 'PUBLIC_URL is not on https. Passwords and orders can be read on the way.'
  expect(missing.filter(({ text }) => text === https)).toHaveLength(times)
})

test.for(['manager', 'support'] as const)('the list is hidden from the role %s', async (role, { app }) => {
  expect((await (await givenStaff(app, role)).call('GET', '/set-up')).statusCode).toBe(403)
})

test('a shop that lacks nothing has an empty list', async ({ app, db }) => {
  await givenStaff(app)
  await seedShop(db, {})
  await givenProduct(db)
  await db.update(shopSettings).set(ownFacts)
  const settings = {
    PUBLIC_URL: 'https://shop.example',
    TRUSTED_PROXIES: '1',
    SMTP_URL: 'smtp://localhost:1025',
    TEST_WALLETS: '0',
    TEST_SMS: '0',
  }
  expect(await findMissingParts(db, started(settings))).toEqual([])
})

test('one sample among the facts of a group keeps the group on the list', async ({ app, db }) => {
  await givenStaff(app)
  await seedShop(db, {})
  await givenProduct(db)
  const { grievanceEmail: _sample, ...others } = ownFacts
  await db.update(shopSettings).set(others)
  const settings = {
    PUBLIC_URL: 'https://shop.example',
    TRUSTED_PROXIES: '1',
    SMTP_URL: 'smtp://localhost:1025',
    TEST_WALLETS: '0',
    TEST_SMS: '0',
  }
  expect(await findMissingParts(db, started(settings))).toMatchObject([
    { text: 'These facts are samples: grievance officer.' },
  ])
})

test('a demo lacks nothing', async ({ db }) => {
  expect(await findMissingParts(db, started({ DEMO: '1' }))).toEqual([])
})
