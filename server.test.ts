import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { hashPassword } from './api/accounts/password-hash.ts'
import { givenProduct } from './api/catalog/given.ts'
import { openDatabase } from './api/db/client.ts'
import { staff, users } from './api/db/schema.ts'
import { openSecrets } from './api/secrets.ts'
import { ensureOwner } from './api/staff/ensure-owner.ts'
import { cloneDatabase } from './api/test/databases.ts'
import { newFolder, startProcess } from './api/test/processes.ts'
import { insertDemoShopper } from './seed/shopper.ts'

test('a first start in production prints what is missing before the first order', { timeout: 60_000 }, async () => {
  const dataDir = await newFolder()
  const server = startProcess('server.ts', { DATA_DIR: dataDir, DEMO: '' })
  const address = await server.opened
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(server.printed).toEqual([
    `Kastha is open at ${address}`,
    'Before the first order (docs/operations.md explains each):',
    '- Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
    `- PUBLIC_URL is not set. Links in emails lead to ${address}.`,
    `- SMTP_URL is not set. No email is delivered; each one is kept in ${join(dataDir, 'outbox')}.`,
    '- No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    `- The shop’s legal name, tax number, registration number, portal listing number, bank account, grievance officer are samples. Change them at ${address}/admin/settings.`,
    `- Nothing is for sale. Add categories and products at ${address}/admin.`,
  ])
})

test('a production start refuses a database that a demo password still opens', { timeout: 60_000 }, async () => {
  const database = await cloneDatabase(inject('postgresUrl'))
  const { db, close } = openDatabase(database.url, { max: 1 })
  const settings = { DATABASE_URL: database.url, DATA_DIR: await newFolder() }
  const { dataKey } = await openSecrets({ dataDir: settings.DATA_DIR })
  await ensureOwner(db, { DEMO: true })
  await insertDemoShopper(db, dataKey)
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.role, 'support'))
  await givenProduct(db) // a shop that has categories is not filled with the demo

  const refused = startProcess('server.ts', settings)
  expect(await refused.exited).toBe(1)
  expect(await refused.complaints).toBe(
    'DEMO: a password that everybody can read in the README still opens owner@kastha.example, manager@kastha.example, asmita@kastha.example. Begin with an empty database and DATA_DIR, since demo orders and invoices stay in this one; or set DEMO=1 to go on showing the demo.\n',
  )
  const asked = startProcess('server.ts', { ...settings, DEMO: '1', SEED_PRODUCTS: '0' })
  expect(await asked.opened).not.toBe('')
  expect(await asked.stop('SIGTERM')).toBe(0)

  const passwordHash = await hashPassword('sal wood and rain')
  await db.update(staff).set({ passwordHash })
  await db.update(users).set({ passwordHash })
  const opened = startProcess('server.ts', settings)
  expect(await opened.opened).not.toBe('')
  expect(await opened.stop('SIGTERM')).toBe(0)
  await close()
  await database.drop()
})

test('wrong settings stop the start with a line each and nothing else', async () => {
  const server = startProcess('server.ts', { PORT: 'http', DEMO: 'maybe' })
  expect(await server.exited).toBe(1)
  expect(await server.complaints).toBe(
    'PORT: given "http", expected a port, 0 to 65535\nDEMO: given "maybe", expected 0 or 1\n',
  )
})
