import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { count, eq, like } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { givenCategory, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenCheckoutShop, givenKnownGuest, order } from '../../sales/checkout/checkout.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { imports, products, variants } from '../../platform/db/schema.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { wrongStocks } from '../../shop/stock/stock.fixture.ts'
import { expect, ownDatabaseTest as base } from '../../test/test.ts'
import { csv, givenChecked, givenRun, readOne } from './imports.fixture.ts'
import { runImport } from './run-import.ts'

/** A new process loads the whole program first, which takes a busy machine ten seconds and more. */
const PATIENCE = { timeout: 45_000 }
const STOOLS = 120
/** Rows of the first portion: the chair and 99 stools. */
const FIRST = 100
const ALL = STOOLS + 2

/** A file in two portions: it changes a chair, creates 120 stools, and changes a bed in its last row. */
const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bed', async ({ db }) => {
    const { id: categoryId } = await givenCategory(db, { slug: 'sleeping' })
    await givenProduct(db, { slug: 'chair', categoryId, variants: [{ sku: 'CHAIR', price: 900, stock: 5 }] })
    return givenProduct(db, { slug: 'bed', categoryId, variants: [{ sku: 'BED', price: 20_000, stock: 5 }] })
  })
  .extend('file', async ({ db, staff, bed: _bed }) => {
    const stools = Array.from({ length: STOOLS }, (_, at) => `stool-${at},Stool,sleeping,STOOL-${at},900,4`)
    const lines = ['slug,name,category,sku,price,stock', 'chair,,,CHAIR,800,9', ...stools, 'bed,,,BED,19000,']
    return givenChecked(db, staff, csv(...lines))
  })

const run = (db: Db, importId: string, signal = new AbortController().signal) =>
  runImport({ importId, requestId: '' }, givenTools(db), signal)

/** Locks the bed while `work` runs, so that the import waits before its second portion. */
const whileBedIsHeld = (db: Db, bedId: number, work: (tx: Db) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, bedId)).for('update')
    await work(tx)
  })

async function variantOf(db: Db, sku: string) {
  const [found] = await db.select().from(variants).where(eq(variants.sku, sku))
  return found!
}

async function stoolCount(db: Db): Promise<number> {
  const [counted] = await db.select({ stools: count() }).from(variants).where(like(variants.sku, 'STOOL-%'))
  return counted!.stools
}

/** Runs an import in its own process. */
function startRunning(url: string, importId: string) {
  const script = `
    const { openDatabase } = await import('#api/platform/db/client.ts')
    const { runImport } = await import('#api/office/imports/run-import.ts')
    const tools = { db: openDatabase('${url}').db, log: console }
    await runImport({ importId: '${importId}', requestId: '' }, tools, new AbortController().signal)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { kill: () => (child.kill('SIGKILL'), once(child, 'exit')) }
}

test('an order for a named product is placed while the import runs', async ({ app, db, staff, bed, file: { id } }) => {
  await givenCheckoutShop(db)
  const chair = await variantOf(db, 'CHAIR')
  await staff.call('POST', `/imports/${id}/run`)
  let running: Promise<void> | undefined
  await whileBedIsHeld(db, bed.id, async () => {
    running = run(db, id)
    await expect.poll(async () => (await readOne(staff, id)).doneRows, PATIENCE).toBe(FIRST)
    expect((await readOne(staff, id)).state).toBe('running')
    const guest = givenKnownGuest(app)
    await guest.add(String(chair.id), 1)
    expect((await order(guest)).statusCode).toBe(201)
  })
  await running
  expect(await readOne(staff, id)).toMatchObject({ state: 'done', doneRows: ALL })
  expect(await variantOf(db, 'CHAIR')).toMatchObject({ price: 800, stock: 8 })
})

test('a killed process leaves whole portions, and the next one continues with the rest', async ({
  db,
  staff,
  bed,
  url,
  file: { id },
}) => {
  await staff.call('POST', `/imports/${id}/run`)
  const doomed = startRunning(url, id)
  await whileBedIsHeld(db, bed.id, async () => {
    await expect.poll(async () => (await readOne(staff, id)).doneRows, PATIENCE).toBe(FIRST)
    await doomed.kill()
  })
  expect(await readOne(staff, id)).toMatchObject({ state: 'running', doneRows: FIRST })
  expect(await stoolCount(db)).toBe(FIRST - 1)

  // Sold stock is not restored by the continued import.
  await db.update(variants).set({ stock: 1 }).where(eq(variants.sku, 'CHAIR'))
  await run(db, id)
  expect(await readOne(staff, id)).toMatchObject({ state: 'done', doneRows: ALL, problems: [] })
  expect(await stoolCount(db)).toBe(STOOLS)
  expect(await variantOf(db, 'CHAIR')).toMatchObject({ price: 800, stock: 1 })
  expect(await variantOf(db, 'BED')).toMatchObject({ price: 19_000 })
  expect(await wrongStocks(db)).toEqual([])
})

test('a process that is stopped leaves the rest to the next one', async ({ db, staff, file: { id } }) => {
  await staff.call('POST', `/imports/${id}/run`)
  await expect(run(db, id, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await readOne(staff, id)).toMatchObject({ state: 'running', doneRows: 0 })
  await run(db, id)
  expect(await readOne(staff, id)).toMatchObject({ state: 'done', doneRows: ALL })
})

test('two processes that run the same import write each product once', async ({ db, staff, file: { id } }) => {
  await staff.call('POST', `/imports/${id}/run`)
  await Promise.all([run(db, id), run(db, id), run(db, id)])
  expect(await readOne(staff, id)).toMatchObject({ state: 'done', doneRows: ALL, problems: [] })
  expect(await stoolCount(db)).toBe(STOOLS)
  expect(await variantOf(db, 'CHAIR')).toMatchObject({ stock: 9 })
  expect(await wrongStocks(db)).toEqual([])
})

test('if others change a product half-way, the rest is checked again, and a second confirmation completes it', async ({
  db,
  staff,
  bed,
  file: { id },
}) => {
  await staff.call('POST', `/imports/${id}/run`)
  let running: Promise<void> | undefined
  await whileBedIsHeld(db, bed.id, async (tx) => {
    running = run(db, id)
    await expect.poll(async () => (await readOne(staff, id)).doneRows, PATIENCE).toBe(FIRST)
    await tx.update(variants).set({ price: 21_000 }).where(eq(variants.sku, 'BED'))
  })
  await running
  const again = await readOne(staff, id)
  expect(again).toMatchObject({ state: 'ready', doneRows: FIRST, totalRows: ALL, added: 42, changed: 1 })
  expect(again.problems).toMatchObject([
    { row: ALL + 1, message: expect.stringContaining('bed: Somebody has changed') },
  ])
  expect(await givenRun(db, staff, id)).toMatchObject({ state: 'done', doneRows: ALL, problems: [] })
  expect(await variantOf(db, 'BED')).toMatchObject({ price: 19_000 })
})

test('an import that stopped before its second check is checked by the retry', async ({ db, staff, file }) => {
  await db.update(imports).set({ state: 'checking' }).where(eq(imports.id, file.id))
  await run(db, file.id)
  expect((await readOne(staff, file.id)).state).toBe('ready')
})

test('an import that is discarded half-way names the missing rows', async ({ db, staff, bed, file: { id } }) => {
  await staff.call('POST', `/imports/${id}/run`)
  let running: Promise<void> | undefined
  let given: ReturnType<typeof staff.call> | undefined
  await whileBedIsHeld(db, bed.id, async () => {
    running = run(db, id)
    await expect.poll(async () => (await readOne(staff, id)).doneRows, PATIENCE).toBe(FIRST)
    given = staff.call('DELETE', `/imports/${id}`)
  })
  // The outcome depends on whether the last portion or the person came first; both are consistent.
  const answer = await given
  await running
  const { state, problemCount } = await readOne(staff, id)
  expect([answer?.statusCode, state, problemCount, await stoolCount(db)]).toEqual(
    state === 'done' ? [409, 'done', 0, STOOLS] : [200, 'dropped', ALL - FIRST, FIRST - 1],
  )
})

test('a fault half-way keeps the imported products and names the missing ones', async ({ db, staff, file: { id } }) => {
  await db.execute("alter table variants add constraint costs_the_same check (sku <> 'BED' or price = 20000)")
  const failed = await givenRun(db, staff, id)
  expect(failed).toMatchObject({ state: 'failed', doneRows: FIRST, totalRows: ALL })
  expect(failed.problems.map(({ message }) => message)).toEqual([
    'The import stopped because of an error. Please upload the missing rows again.',
    ...Array.from({ length: STOOLS - FIRST + 1 }, (_, at) => `stool-${FIRST - 1 + at}: was not taken over`),
    'bed: was not taken over',
  ])
  expect(await stoolCount(db)).toBe(FIRST - 1)
})

base('a portion ends with 2,000 variants, whatever few rows name them', PATIENCE, async ({ app, db }) => {
  const staff = await givenStaff(app, 'manager')
  const { id: categoryId } = await givenCategory(db, { slug: 'sleeping' })
  const names = Array.from({ length: 11 }, (_, at) => `sofa-${at + 1}`)
  const sizes = Array.from({ length: 200 }, () => ({}))
  const sofas = []
  for (const slug of names) sofas.push(await givenProduct(db, { slug, categoryId, variants: sizes }))
  const { id } = await givenChecked(db, staff, csv('slug,published', ...names.map((slug) => `${slug},no`)))
  await staff.call('POST', `/imports/${id}/run`)
  let running: Promise<void> | undefined
  await whileBedIsHeld(db, sofas[10]!.id, async () => {
    running = run(db, id)
    await expect.poll(async () => (await readOne(staff, id)).doneRows, PATIENCE).toBe(10)
  })
  await running
  expect(await readOne(staff, id)).toMatchObject({ state: 'done', doneRows: 11 })
})
