import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { hashPassword } from '../api/people/accounts/password/password-hash.ts'
import { givenProduct } from '../api/shop/catalog/catalog.fixture.ts'
import { openDatabase } from '../api/platform/db/client.ts'
import { staff, users } from '../api/platform/db/schema.ts'
import { testPaths } from '../api/sales/payments/test-gateway/test-credentials.ts'
import { openSecrets } from '../api/platform/secrets/secrets.ts'
import { ensureOwner } from '../api/office/staff/ensure-owner.ts'
import { cloneDatabase } from '../api/test/databases.ts'
import { newFolder, startProcess } from '../api/test/processes.ts'
import { demoShopper, insertDemoShopper } from '../seed/shopper.ts'

const STOP_LIMIT_MS = 10_000

test('wrong settings refuse the start with a line each and nothing else', async () => {
  const server = startProcess('bin/server.ts', { PORT: 'http', DEMO: 'maybe' })
  expect(await server.exited).toBe(1)
  expect(await server.complaints).toBe(
    'PORT: given "http", expected a port, 0 to 65535\nDEMO: given "maybe", expected 0 or 1\n',
  )
})

test('the server runs with the embedded PostgreSQL, and SIGTERM stops both', { timeout: 60_000 }, async () => {
  const server = startProcess('bin/server.ts', { DATA_DIR: await newFolder() })
  const address = await server.opened
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await server.stop('SIGTERM')).toBe(0)
  await expect(fetch(`${address}/readyz`)).rejects.toThrow('fetch failed')
})

test('an embedded PostgreSQL that dies restarts under the running server', { timeout: 60_000 }, async () => {
  const dataDir = await newFolder()
  const server = startProcess('bin/server.ts', { DATA_DIR: dataDir })
  const address = await server.opened
  const postmaster = async () =>
    (await readFile(join(dataDir, 'db', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]
  const killed = await postmaster()
  process.kill(Number(killed), 'SIGKILL')
  const patience = { timeout: 30_000 }
  await expect.poll(() => postmaster().catch(() => killed), patience).not.toBe(killed)
  const status = async (path: string) => (await fetch(address + path)).status
  await expect.poll(() => status('/readyz'), patience).toBe(200)
  expect(await status('/api/category')).toBe(200)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test.each(['SIGTERM', 'SIGINT'] as const)('in development %s stops both too', { timeout: 60_000 }, async (signal) => {
  const server = startProcess('bin/server.ts', { DATA_DIR: await newFolder(), NODE_ENV: 'development' })
  expect((await fetch(`${await server.opened}/readyz`)).status).toBe(200)
  expect(await server.stop(signal)).toBe(0) // it exits only after PostgreSQL has stopped
})

test('the server runs with the PostgreSQL of DATABASE_URL, and Ctrl+C stops it', { timeout: 60_000 }, async () => {
  const database = await cloneDatabase(inject('postgresUrl'), 'template0')
  const server = startProcess('bin/server.ts', { DATABASE_URL: database.url, DATA_DIR: await newFolder() })
  expect((await fetch(`${await server.opened}/readyz`)).status).toBe(200)
  expect(await server.stop('SIGINT')).toBe(0)
  await database.drop()
})

const TESTS_LINE = 'Payments by wallet are TESTS: no wallet has credentials, and no money moves'

test.for([
  ['production without credentials', {}, false],
  ['production that enables the TEST gateway', { TEST_WALLETS: '1' }, true],
  ['a shop on this machine', { NODE_ENV: '' }, true],
  ['a wallet with credentials', { NODE_ENV: '', KHALTI_SECRET_KEY: 'live_secret_key' }, false],
] as const)('%s determines whether there is a TEST gateway', { timeout: 60_000 }, async ([, settings, hasGateway]) => {
  const database = await cloneDatabase(inject('postgresUrl'))
  const server = startProcess('bin/server.ts', { DATABASE_URL: database.url, DATA_DIR: await newFolder(), ...settings })
  const address = await server.opened
  const { status } = await fetch(address + testPaths.esewaStatus)
  await server.stop('SIGTERM')
  expect([status !== 404, server.printed.includes(TESTS_LINE)]).toEqual([hasGateway, hasGateway])
  await database.drop()
})

test('half a request does not delay the stop', { timeout: 60_000 }, async () => {
  const database = await cloneDatabase(inject('postgresUrl'))
  const server = startProcess('bin/server.ts', { DATABASE_URL: database.url, DATA_DIR: await newFolder() })
  const { port } = new URL(await server.opened)
  const half = connect(Number(port), '127.0.0.1')
  half.on('error', () => {}) // the server cuts off the connection, which is the point
  await once(half, 'connect')
  half.write('POST /api/chairs HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n')
  const began = performance.now()
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(STOP_LIMIT_MS)
  await database.drop()
})

test('a first start in production is empty and safe, and prints what is missing', { timeout: 60_000 }, async () => {
  const dataDir = await newFolder()
  const server = startProcess('bin/server.ts', { DATA_DIR: dataDir, DEMO: '' })
  const address = await server.opened
  const status = async (path: string) => (await fetch(address + path)).status
  expect(await (await fetch(`${address}/api/category`)).json()).toMatchObject({ data: [] })
  expect([await status('/'), await status('/admin')]).toEqual([200, 200])
  expect([await status('/dev/mail'), await status(testPaths.esewaStatus)]).toEqual([404, 404])
  const logIn = async (path: string, email: string, password: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password })
    return (await fetch(`${address}/api/${path}`, { method: 'POST', headers, body })).status
  }
  expect(await logIn('admin/login', 'owner@kastha.example', 'kastha-owner')).toBe(401)
  expect(await logIn('user/login', demoShopper.email, demoShopper.password)).toBe(401)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(server.printed).toEqual([
    `Kastha is open at ${address}`,
    'Before the first order (docs/operations.md explains each):',
    '- Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD to name the owner, and start again.',
    `- PUBLIC_URL is not set. Links in emails lead to ${address}.`,
    '- TRUSTED_PROXIES is not set. Every machine in a private network can choose the client address that limits count.',
    `- SMTP_URL is not set. No email is delivered; each one is kept in ${join(dataDir, 'outbox')}.`,
    '- No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    '- No SMS gateway has a token, so guests need an email address. Set that of Sparrow or Aakash, or TEST_SMS=0.',
    `- These facts are samples: phone numbers, email address, street address, social links, legal name, tax number, registration number, portal listing number, bank account, grievance officer. Change them at ${address}/admin/settings.`,
    `- Nothing is for sale. Add categories and products at ${address}/admin/products.`,
    '- There is no backup. Write one each night.',
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
  await givenProduct(db) // a shop with categories does not get the demo data

  const refused = startProcess('bin/server.ts', settings)
  expect(await refused.exited).toBe(1)
  expect(await refused.complaints).toBe(
    'DEMO: a password that everybody can read in the README still opens owner@kastha.example, manager@kastha.example, asmita@kastha.example. Begin with an empty database and DATA_DIR, since demo orders and invoices stay in this one; or set DEMO=1 to go on showing the demo.\n',
  )
  const asked = startProcess('bin/server.ts', { ...settings, DEMO: '1', SEED_PRODUCTS: '0' })
  expect(await asked.opened).not.toBe('')
  expect(await asked.stop('SIGTERM')).toBe(0)

  const passwordHash = await hashPassword('sal wood and rain', { owner: 'staff' })
  await db.update(staff).set({ passwordHash })
  await db.update(users).set({ passwordHash })
  const opened = startProcess('bin/server.ts', settings)
  expect(await opened.opened).not.toBe('')
  expect(await opened.stop('SIGTERM')).toBe(0)
  await close()
  await database.drop()
})

test('a host of another machine is an error of one line', async () => {
  const server = startProcess('bin/server.ts', { HOST: '192.0.2.1', DATA_DIR: await newFolder() })
  expect(await server.exited).toBe(1)
  expect(await server.complaints).toBe('HOST: given "192.0.2.1", expected a name or an address of this machine\n')
})

test('a database without permission to create tables is an error of one line', async () => {
  const database = await cloneDatabase(inject('postgresUrl'), 'template0')
  const owner = openDatabase(database.url, { max: 1 })
  const role = `reader_${process.pid}`
  await owner.pool.query(`create role ${role} login password 'x'`)
  const address = Object.assign(new URL(database.url), { username: role, password: 'x' })
  const server = startProcess('bin/server.ts', { DATABASE_URL: address.href })
  expect(await server.exited).toBe(1)
  expect(await server.complaints).toMatch(/^DATABASE_URL: the tables cannot be migrated \(permission denied .*\)\n$/)
  await owner.pool.query(`drop role ${role}`)
  await owner.close()
  await database.drop()
})

test('a taken port and a missing database are each an error of one line', { timeout: 60_000 }, async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as AddressInfo
  const without = startProcess('bin/server.ts', { PORT: String(port), DATA_DIR: await newFolder() })
  expect(await without.exited).toBe(1)
  expect(await without.complaints).toBe(`PORT: given ${port}, expected a port that is free on localhost\n`)
  squatter.close()

  const lost = startProcess('bin/server.ts', { DATABASE_URL: 'postgresql://shop:hunter2@127.0.0.1:1/shop' })
  expect(await lost.exited).toBe(1)
  expect(await lost.complaints).toMatch(/^DATABASE_URL: the database does not answer \(.*ECONNREFUSED.*\)\n$/)
})

test(
  'unsent mails and SMS are shown below /dev and admin calls at /api/docs, unless others can reach the server',
  { timeout: 180_000 }, // four starts
  async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    const settings = { DATABASE_URL: database.url, DATA_DIR: await newFolder() }
    for (const [more, mails, messages, listsAdmin] of [
      [{ NODE_ENV: '' }, 200, 200, true],
      [{ NODE_ENV: 'production' }, 404, 404, false],
      [{ NODE_ENV: '', PUBLIC_URL: 'https://shop.example' }, 404, 404, false],
      [{ NODE_ENV: '', SMTP_URL: 'smtp://localhost:1025' }, 404, 200, true],
    ] as const) {
      const server = startProcess('bin/server.ts', { ...settings, ...more, TEST_SMS: '1' })
      expect((await fetch(`${await server.opened}/dev/mail`)).status).toBe(mails)
      expect((await fetch(`${await server.opened}/dev/messages`)).status).toBe(messages)
      const described = await (await fetch(`${await server.opened}/api/docs/openapi.json`)).text()
      expect(described.includes('/api/admin/')).toBe(listsAdmin)
      expect(await server.stop('SIGTERM')).toBe(0)
    }
    await database.drop()
  },
)
