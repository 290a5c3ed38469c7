import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#api/platform/db/client.ts'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#api/platform/migrations/migrate.ts'
import { categories, imports, staff } from '#api/platform/db/schema.ts'
import { checkImport } from '#api/office/imports/check-import.ts'
import { readTable } from '#api/office/imports/read-table.ts'
import { runImport } from '#api/office/imports/run-import.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** node bench/import.ts [rows]: what it takes to import so many variants that are new, and then to change all of them. */
const rowCount = Number(process.argv[2] ?? 5_000)
const VARIANTS_A_PRODUCT = 2

const dataDir = await mkdtemp(join(tmpdir(), 'kastha-bench-import-'))
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  const { db, pool, close } = openDatabase(postgres.url, { max: 5 })
  await migrateDatabase(pool)
  const [owner] = await db
    .insert(staff)
    .values({ name: 'Owner', email: 'owner@shop.example', role: 'owner', passwordHash: 'none' })
    .returning()
  await db.insert(categories).values({ slug: 'beds', name: 'Beds' })
  const tools = { db, log: console }
  for (const [what, price] of [
    ['new', 10_000],
    ['changed', 12_000],
  ] as const) {
    const bytes = Buffer.from(fileOf(price))
    const { rows } = await timed(`${rowCount} rows ${what}: read`, () => readTable(bytes))
    const id = randomUUID()
    await db.insert(imports).values({ id, staffId: owner!.id, fileName: 'bench.csv', rows, totalRows: rows.length })
    await timed(`${rowCount} rows ${what}: checked`, () => checkImport({ importId: id }, tools))
    await db.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
    const signal = new AbortController().signal
    await timed(`${rowCount} rows ${what}: taken over`, () => runImport({ importId: id, requestId: '' }, tools, signal))
    const [done] = await db
      .select({ state: imports.state, added: imports.added, changed: imports.changed })
      .from(imports)
      .where(eq(imports.id, id))
    console.log(done)
  }
  await close()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true })
}

function fileOf(price: number): string {
  const lines = ['slug,name,name_ne,category,published,description,sku,size,price,stock']
  for (let row = 0; row < rowCount; row += 1) {
    const product = Math.floor(row / VARIANTS_A_PRODUCT)
    const words = `Bed ${product},पलङ ${product},beds,yes,"A bed of solid wood, number ${product}, made in Kathmandu."`
    lines.push(`bed-${product},${words},BED-${row},${row}*200,${price + row},${price / 1_000}`)
  }
  return lines.join('\n')
}

async function timed<Done>(what: string, work: () => Promise<Done>): Promise<Done> {
  const begun = performance.now()
  const done = await work()
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024)
  console.log(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${memory} MB`)
  return done
}
