import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openStream } from '../api/office/live/live.fixture.ts'
import { STAFF_PASSWORD } from '../api/office/staff/staff.fixture.ts'
import { hashCheaply } from '../api/people/accounts/user.fixture.ts'
import { openDatabase } from '../api/platform/db/client.ts'
import { staff } from '../api/platform/db/schema.ts'
import { cloneDatabase } from '../api/test/databases.ts'
import { newFolder, startProcess } from '../api/test/processes.ts'

const STOP_LIMIT_MS = 10_000
const email = 'sabina@kastha.example'

async function logIn(address: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: STAFF_PASSWORD }),
  })
  const [name = '', value = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')[0]!.split('=')
  return { [name]: value }
}

test(
  'an open stream does not delay a stop, and goes on where it was after the start',
  { timeout: 120_000 },
  async () => {
    const database = await cloneDatabase(inject('postgresUrl'))
    const { db, close } = openDatabase(database.url, { max: 1 })
    await db
      .insert(staff)
      .values({ name: 'Sabina', email, role: 'support', passwordHash: await hashCheaply(STAFF_PASSWORD) })
    const settings = { DATABASE_URL: database.url, DATA_DIR: await newFolder() }
    const before = startProcess('bin/server.ts', settings)
    const address = await before.opened
    const cookies = await logIn(address)
    const stream = await openStream(address, cookies)
    const { id } = await stream.next('beat')

    const began = performance.now()
    expect(await before.stop('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(STOP_LIMIT_MS)
    // For `closing` the page leaves the stream open, so that the browser connects again (live-connection.ts).
    expect(await stream.next('end')).toMatchObject({ data: { reason: 'closing' } })
    await stream.ended

    await db.execute(sql`select note_live('products', '7', 'change')`)
    const after = startProcess('bin/server.ts', { ...settings, PORT: new URL(address).port })
    const again = await openStream(await after.opened, cookies, { lastId: id! })
    await again.next('happened', (event) => event.topic === 'products' && event.id === '7')
    expect(await after.stop('SIGTERM')).toBe(0)
    await close()
    await database.drop()
  },
)
