import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { placeGuestOrder, prepareGuestBuyer } from '../../sales/checkout/guest-buyer.fixture.ts'
import { freePort } from '../process/free-port.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { newFolder, startProcess } from '../../test/processes.ts'
import { openDatabase } from './client.ts'
import { keepsSessions } from './keeps-sessions.ts'

const BUYERS = 24
/** Fewer than the server's own pool, so that its connections must share these. */
const POOLED_CONNECTIONS = 3

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0

// Skipped on machines without pgbouncer.
describe.skipIf(!isInstalled)('behind pgbouncer', () => {
  test(
    'a pooler in transaction mode without a direct address fails the start with one line',
    { timeout: 60_000 },
    async () => {
      const { url, pooled } = await givenPooledDatabase('transaction')
      expect(await keepsSessions(url)).toBe(true)
      const server = startProcess('bin/server.ts', { DATABASE_URL: pooled, DATA_DIR: await newFolder() })
      expect(await server.exited).toBe(1)
      expect(await server.complaints).toBe(
        'DATABASE_URL: given a pooler in transaction mode, expected PostgreSQL or a pooler in session mode; ' +
          'or DATABASE_DIRECT_URL with the address of PostgreSQL itself besides\n',
      )
    },
  )

  test('a pooler in session mode works like the database itself', { timeout: 60_000 }, async () => {
    const { pooled } = await givenPooledDatabase('session')
    expect(await keepsSessions(pooled)).toBe(true)
  })

  test(
    'the server takes orders through a pooler in transaction mode with a direct address besides',
    { timeout: 120_000 },
    async () => {
      const { url, pooled } = await givenPooledDatabase('transaction')
      const { db, close } = openDatabase(url, { max: 1 })
      await givenCheckoutShop(db)
      const variantId = await givenVariant(db, { stock: BUYERS })
      const server = startProcess('bin/server.ts', {
        DATABASE_URL: pooled,
        DATABASE_DIRECT_URL: url,
        DATA_DIR: await newFolder(),
        ADDRESS_LIMITS: '0',
      })
      const address = await server.opened
      const buy = async (turn: number) => {
        const buyer = await prepareGuestBuyer(address, { variantId, email: `buyer-${turn}@post.example` })
        return (await placeGuestOrder(address, buyer)).status
      }
      const statuses = await Promise.all(Array.from({ length: BUYERS }, (_, turn) => buy(turn)))
      expect(statuses).toEqual(statuses.map(() => 201))
      expect(await db.$count(sql`orders`)).toBe(BUYERS)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      expect((await (await fetch(`${address}/api/product/getAllProducts`)).json()).success).toBe(true)
      expect(await server.stop('SIGTERM')).toBe(0)
      await close()
    },
  )

  test('a transaction through a pooler has a time limit, and later transactions do not inherit it', async () => {
    const { pooled } = await givenPooledDatabase('transaction')
    const { db, close } = openDatabase(pooled, { queryMs: 50, isPooler: true })
    await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(10)`))).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    expect((await db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '0' }])
    await close()
  })
})

/** Creates a database for the test, with a pgbouncer in front of it. */
async function givenPooledDatabase(mode: 'transaction' | 'session') {
  const clone = await cloneDatabase(inject('postgresUrl'))
  onTestFinished(clone.drop)
  const database = new URL(clone.url)
  const port = (await freePort('127.0.0.1', 0))!
  const settings = join(await newFolder(), 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${database.hostname} port=${database.port} user=${database.username} password=${database.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${POOLED_CONNECTIONS}
max_client_conn = 200
`,
  )
  // pgbouncer refuses to run as root.
  const asWhom = process.getuid?.() === 0 ? ['--user=nobody'] : []
  const child = spawn('pgbouncer', [...asWhom, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface(child.stderr)) if (line.includes('process up')) break
  const pooled = new URL(clone.url)
  pooled.port = String(port)
  return { url: clone.url, pooled: pooled.href }
}
