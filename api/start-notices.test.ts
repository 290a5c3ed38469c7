import { seedShop } from '../seed/demo.ts'
import { givenProduct } from './catalog/given.ts'
import { shopSettings } from './db/schema.ts'
import { parseEnv } from './env.ts'
import { startNotices } from './start-notices.ts'
import { expect, test } from './test/test.ts'

const opened = {
  publicUrl: 'http://localhost:3000',
  outboxDir: 'data/outbox',
  wallets: { offered: [], isTest: false },
  demoLogins: [],
  hasStaff: false,
}

test('a real shop is told what is missing before its first order', async ({ db }) => {
  await seedShop(db, {})
  expect(await startNotices(db, parseEnv({ NODE_ENV: 'production' }), opened)).toEqual([
    'Before the first order (docs/operations.md explains each):',
    '- Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
    '- PUBLIC_URL is not set. Links in emails lead to http://localhost:3000.',
    '- SMTP_URL is not set. No email is delivered; each one is kept in data/outbox.',
    '- No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    '- The shop’s legal name, tax number, registration number, portal listing number, bank account, grievance officer are samples. Change them at http://localhost:3000/admin/settings.',
    '- Nothing is for sale. Add categories and products at http://localhost:3000/admin.',
  ])
})

test('a shop that lacks nothing is told nothing', async ({ db }) => {
  await seedShop(db, {})
  await givenProduct(db)
  const facts = {
    legalName: 'Deodar Pvt. Ltd.',
    vatNumber: '609999991',
    registrationNumber: '1',
    portalListingNumber: '1',
  }
  await db.update(shopSettings).set({ ...facts, bankAccountNumber: '1', grievanceName: 'Asha Rai' })
  const settings = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://localhost:1025', TEST_WALLETS: '0' }
  expect(await startNotices(db, parseEnv(settings), { ...opened, hasStaff: true })).toEqual([])
})

test('a demo that others reach says that everybody can log in', async ({ db }) => {
  const login = 'asmita@kastha.example, password kastha-demo (shopper)'
  const env = parseEnv({ HOST: '0.0.0.0', DEMO: '1' })
  const wallets = { offered: [], isTest: true }
  expect(await startNotices(db, env, { ...opened, wallets, demoLogins: [login] })).toEqual([
    'Payments by wallet are TESTS: no wallet has credentials, and no money moves',
    `Log in as ${login}`,
    'Everybody who reaches 0.0.0.0 can log in with these. Set NODE_ENV=production for a real shop.',
  ])
})
