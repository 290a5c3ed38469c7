import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './client.ts'
import { ask, givenPrimaryAndStandby } from './standby.fixture.ts'
import { isOutOfReach } from './is-out-of-reach.ts'
import { listen } from './listen.ts'

test(
  'with two hosts it writes to the primary, and after a failover to the standby that was promoted',
  { timeout: 120_000 },
  async () => {
    const { primary, standby, url } = await givenPrimaryAndStandby()
    const { db, close } = openDatabase(url, { max: 3 })
    const heard: string[] = []
    const up = Promise.withResolvers<void>()
    const listener = listen(url, 'news', { onNotice: (text) => heard.push(text), onUp: up.resolve, onError: () => {} })
    await up.promise
    await db.execute(sql`insert into written values ('before')`)
    await db.execute(sql`notify news, 'before'`)
    await expect.poll(() => heard).toEqual(['before'])

    await primary.stop()
    const refusals = new Set<boolean>()
    const write = (text: string) =>
      db.execute(sql`insert into written values (${text}) on conflict do nothing`).then(
        () => true,
        (error: unknown) => (refusals.add(isOutOfReach(error)), false),
      )
    expect(await write('while none takes writes')).toBe(false)
    await ask(standby.url, 'select pg_promote()')
    await expect.poll(() => write('after'), { timeout: 20_000 }).toBe(true)
    expect([...refusals]).toEqual([true])
    expect(await ask(standby.url, 'select text from written order by text')).toEqual([
      { text: 'after' },
      { text: 'before' },
    ])
    const tell = () => db.execute(sql`notify news, 'after'`).then(() => heard.includes('after'))
    await expect.poll(tell, { timeout: 20_000 }).toBe(true)
    await listener.close()
    await close()
    await standby.stop()
  },
)

test('when no host takes writes, the error names each with its reason and no password', async () => {
  const { db, close } = openDatabase('postgresql://shop:hunter2@127.0.0.1:1,127.0.0.1:2/shop')
  const failure = await db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(isOutOfReach(failure)).toBe(true)
  expect((failure as Error).cause).toMatchObject({
    message:
      'no host takes writes: 127.0.0.1:1 connect ECONNREFUSED 127.0.0.1:1; 127.0.0.1:2 connect ECONNREFUSED 127.0.0.1:2',
  })
  await close()
})

test('a machine that falls silent fails calls soon, and its connections are not reused', async () => {
  const way = await openWay(inject('postgresUrl'))
  const { db, pool, close } = openDatabase(way.url, { max: 2, queryMs: 100 })
  onTestFinished(close)
  const first = await Promise.all([1, 2].map(() => db.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)))
  expect(pool.idleCount).toBe(2)
  way.fallSilent()
  const failures = await Promise.all([
    db.execute(sql`select 1`).catch((error: unknown) => error),
    db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
  ])
  expect(failures.map(isOutOfReach)).toEqual([true, true])
  const { rows } = await db.transaction((tx) => tx.execute(sql`select pg_backend_pid() as pid`))
  expect(first.map((result) => result.rows[0]!['pid'])).not.toContain(rows[0]!['pid'])
})

/** Opens a proxy port for a database. `fallSilent` makes its open connections forward nothing any more. */
async function openWay(database: string) {
  const { hostname, port } = new URL(database)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const end of [socket, onward]) open.add(end.on('error', () => {}))
    socket.pipe(onward).pipe(socket)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, fallSilent: () => open.forEach((end) => end.unpipe().pause()) }
}
