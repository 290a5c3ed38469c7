import { seedShop } from '../seed/demo.ts'
import { parseEnv } from './platform/env/env.ts'
import { startNotices } from './start-notices.ts'
import { expect, test } from './test/test.ts'

function started(given: Record<string, string>) {
  const env = parseEnv(given)
  const setUp = {
    env,
    publicUrl: 'http://localhost:3000',
    dataDir: 'data',
    outboxDir: 'data/outbox',
    wallets: { offered: [] },
    sms: {},
  }
  return { env, setUp, hasTestWallets: false, demoLogins: [] }
}

test('a real shop’s notices name what is missing before its first order', async ({ db }) => {
  await seedShop(db, {})
  expect(await startNotices(db, started({ NODE_ENV: 'production' }))).toEqual([
    'Before the first order (docs/operations.md explains each):',
    '- Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD to name the owner, and start again.',
    '- PUBLIC_URL is not set. Links in emails lead to http://localhost:3000.',
    '- TRUSTED_PROXIES is not set. Every machine in a private network can choose the client address that limits count.',
    '- SMTP_URL is not set. No email is delivered; each one is kept in data/outbox.',
    '- No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    '- No SMS gateway has a token, so guests need an email address. Set that of Sparrow or Aakash, or TEST_SMS=0.',
    '- These facts are samples: phone numbers, email address, street address, social links, legal name, tax number, registration number, portal listing number, bank account, grievance officer. Change them at http://localhost:3000/admin/settings.',
    '- Nothing is for sale. Add categories and products at http://localhost:3000/admin/products.',
    '- There is no backup. Write one each night.',
  ])
})

test('a demo on an open network warns that everybody can log in', async ({ db }) => {
  const login = 'asmita@kastha.example, password kastha-demo (shopper)'
  const demo = { ...started({ HOST: '0.0.0.0', DEMO: '1' }), hasTestWallets: true, demoLogins: [login] }
  expect(await startNotices(db, demo)).toEqual([
    'Payments by wallet are TESTS: no wallet has credentials, and no money moves',
    `Log in as ${login}`,
    'Everybody who reaches 0.0.0.0 can log in with these. Set NODE_ENV=production for a real shop.',
  ])
})
