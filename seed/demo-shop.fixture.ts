import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '#api/platform/db/client.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { at, cloneDatabase } from '#api/test/databases.ts'
import { testOptions } from '#api/test/test.ts'
import { seedDemo } from './demo.ts'

const TEMPLATE = 'demo_shop'
/** Any number works that nothing else on this server uses. */
const TEMPLATE_LOCK = 5_278_420_003

const storage = localStorage(join(tmpdir(), `kastha-test-demo-media-${process.ppid}`))

type DemoShop = { db: Db; storage: typeof storage; drop: () => Promise<void> }

/** Returns a copy of the demo shop for one test file. */
export async function copyDemoShop(server: string): Promise<DemoShop> {
  await makeTemplate(server)
  const clone = await cloneDatabase(server, TEMPLATE)
  const { db, close } = openDatabase(clone.url, { max: 4 })
  const drop = async () => {
    await close()
    await clone.drop()
  }
  return { db, storage, drop }
}

/** The first test process of a run fills the demo shop; the others wait and copy it. */
async function makeTemplate(server: string): Promise<void> {
  const { pool, close } = openDatabase(server, { max: 1 })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount) return
    await client.query(`create database ${TEMPLATE}_unfinished template template`)
    const shop = openDatabase(at(server, `${TEMPLATE}_unfinished`), { max: 2 })
    await seedDemo(shop.db, { storage, dataKey: testOptions.secrets.dataKey, products: 0, log: () => {} })
    await shop.close()
    await client.query(`alter database ${TEMPLATE}_unfinished rename to ${TEMPLATE}`)
  } finally {
    client.release(true) // also releases the lock
    await close()
  }
}
