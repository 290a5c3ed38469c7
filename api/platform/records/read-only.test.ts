import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { hoardings } from '../db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { guardAdminRoutes } from '../../office/staff/guard.ts'
import { readOnly } from './read-only.ts'

const says = /saying who does: use request\.staffDb/

test('a write outside request.staffDb is a bug, and throws', async ({ db }) => {
  const plain = readOnly(db)
  expect(() => plain.insert(hoardings)).toThrow(says)
  expect(() => plain.update(hoardings)).toThrow(says)
  expect(() => plain.delete(hoardings)).toThrow(says)
  await expect(plain.transaction(async (tx) => tx.delete(hoardings))).rejects.toThrow(says)
  await expect(plain.transaction((tx) => tx.transaction(async (inner) => inner.delete(hoardings)))).rejects.toThrow(
    says,
  )
  expect(await plain.select().from(hoardings)).toEqual([])
  expect(await plain.transaction((tx) => tx.$count(hoardings))).toBe(0)
})

ownDatabaseTest('PostgreSQL refuses a write in plain SQL too', async ({ db }) => {
  const written = readOnly(db).transaction((tx) => tx.execute(sql`delete from hoardings`))
  await expect(written).rejects.toMatchObject({ cause: { message: expect.stringContaining('read-only transaction') } })
})

test('every route behind the guard gets the read-only database', async ({ app, db }) => {
  const scope = Fastify()
  scope.decorate('db', db)
  scope.register(async (inner) => {
    guardAdminRoutes(inner)
    inner.get('/plain', { config: { needs: 'nobody' } }, async ({ server }) => {
      await server.db.insert(hoardings).values({ description: 'Nobody did this' })
    })
  })
  expect((await scope.inject('/plain')).statusCode).toBe(500)
  await scope.close()
  expect(await db.$count(hoardings)).toBe(0)
  expect(() => app.db.insert(hoardings)).not.toThrow()
})

test('a route without a permission keeps the server from starting', async ({ db }) => {
  const scope = Fastify()
  scope.decorate('db', db)
  scope.register(async (inner) => {
    guardAdminRoutes(inner)
    inner.get('/open', async () => 'everybody')
  })
  await expect(scope.ready()).rejects.toThrow('GET /open names no permission')
})
