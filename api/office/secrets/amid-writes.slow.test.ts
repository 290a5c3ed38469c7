import { createSecretKey, randomBytes } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { copyDemoShop } from '../../../seed/demo-shop.fixture.ts'
import { dataKeyPasses, orders } from '../../platform/db/schema.ts'
import { bindDataKey } from '../../platform/secrets/bind-data-key.ts'
import { DataKey } from '../../platform/secrets/data-key.ts'
import { ciphertextHead } from '../../platform/secrets/encryption.ts'
import { updatePrivate } from '../../sales/orders/change-queries.ts'
import { openDetails } from '../../sales/orders/present-order.ts'
import { privateColumns } from '../../sales/orders/private-order.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { replaceDataKey } from './replace-data-key.ts'

const old = testOptions.secrets.dataKey
const DAY_MS = 86_400_000

test(
  'two workers replace the key of the demo shop while a process with each key writes',
  { timeout: 120_000 },
  async () => {
    const { db, storage, drop } = await copyDemoShop(inject('postgresUrl'))
    try {
      await bindDataKey(db, old)
      const dataKey = await bindDataKey(db, new DataKey(createSecretKey(randomBytes(32)), [old.keyOf(old.id)]))
      const early = new DataKey(old.keyOf(old.id), [dataKey.keyOf(dataKey.id)])
      const log = {
        info: () => {},
        warn: (...line: unknown[]) => expect(line).toEqual([expect.stringContaining('no longer needed')]),
      }
      const run = (days: number) =>
        replaceDataKey({}, { db, secrets: { dataKey }, storage, log }, undefined, new Date(Date.now() + days * DAY_MS))

      const before = await db.select().from(orders).orderBy(asc(orders.id))
      const done = new AbortController()
      const notes = new Map<string, string>()
      const write = async (writer: DataKey) => {
        for (let at = 0; !done.signal.aborted; at++) {
          const { id } = before[at % before.length]!
          await db.transaction(async (tx) => {
            const [order] = await tx
              .select()
              .from(orders)
              .where(sql`id = ${id}`)
              .for('update')
            const details = { ...openDetails(writer, order!), note: `${writer.id} ${at}` }
            await updatePrivate(tx, id, privateColumns(writer, id, details))
            notes.set(id, details.note)
          })
        }
      }
      const writers = [write(early), write(dataKey)]
      await Promise.all([run(0), run(0)]).finally(() => done.abort())
      await Promise.all(writers)

      await run(0.1)
      await run(2)
      await run(4)
      const head = ciphertextHead(dataKey)
      for (const { column } of encryptedColumns) {
        const isOther = sql`length(${column}) > 0 and substr(${column}, 1, ${head.length}) <> ${head}`
        expect(await db.$count(column.table, isOther)).toBe(0)
      }
      const alone = await bindDataKey(db, new DataKey(dataKey.keyOf(dataKey.id)))
      const after = await db.select().from(orders).orderBy(asc(orders.id))
      for (const [index, order] of after.entries()) {
        const { note, ...rest } = openDetails(alone, order)
        const { note: noteBefore, ...restBefore } = openDetails(old, before[index]!)
        expect(rest).toEqual(restBefore)
        expect(note).toBe(notes.get(order.id) ?? noteBefore)
        expect(order.phoneIndex).toEqual(before[index]!.phoneIndex)
      }
      const passes = await db.select().from(dataKeyPasses)
      expect(passes).toHaveLength(encryptedColumns.length + 1)
    } finally {
      await drop()
    }
  },
)
