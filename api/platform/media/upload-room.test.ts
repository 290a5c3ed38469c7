import { EventEmitter } from 'node:events'
import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawInTurn } from './draw-in-turn.ts'
import { withRoom } from './upload-room.ts'

/** A request of a process that limits nobody. */
const from = (ip: string, turnOwner?: string) => {
  const socket: EventEmitter & { destroy?: () => void } = new EventEmitter()
  socket.destroy = () => void socket.emit('close')
  const raw = { socket }
  return { ip, turnOwner, raw, server: { takeTurn: async () => {} } } as unknown as FastifyRequest
}

const flooder = from('198.51.100.9')
const shopper = from('203.0.113.7')

test('the forms of one network are worked on one after another; another network waits for one picture at most', async () => {
  const order: string[] = []
  const steps: (() => void)[] = []
  const draw = (name: string) =>
    drawInTurn('shopper', async () => {
      order.push(name)
      await new Promise<void>((resolve) => steps.push(resolve))
    })
  const send = (request: FastifyRequest, name: string) =>
    withRoom(request, (_, inTurn) =>
      inTurn(async () => {
        for (const photo of [1, 2, 3]) await draw(`${name} ${photo}`)
      }),
    )
  const flood = [1, 2, 3, 4, 5, 6].map((form) => send(flooder, `flood ${form}`))
  const own = send(shopper, 'own')
  for (let step = 0; step < 21; step += 1) {
    await expect.poll(() => steps.length).toBeGreaterThan(step)
    steps[step]!()
  }
  await Promise.all([...flood, own])
  expect(order.slice(0, 6)).toEqual(['flood 1 1', 'own 1', 'flood 1 2', 'own 2', 'flood 1 3', 'own 3'])
})

test('photos of six addresses of one neighborhood let a photo of another one go first', async () => {
  const order: string[] = []
  const steps: (() => void)[] = []
  const send = (request: FastifyRequest, name: string, photos: number) =>
    withRoom(request, (_, inTurn) =>
      inTurn(async () => {
        for (let photo = 1; photo <= photos; photo += 1) {
          await drawInTurn('shopper', async () => {
            order.push(name)
            await new Promise<void>((resolve) => steps.push(resolve))
          })
        }
      }),
    )
  const flood = [1, 2, 3, 4, 5, 6].map((last) => send(from(`198.18.0.${last}`), `flood ${last}`, 2))
  await expect.poll(() => steps.length).toBe(1)
  const own = send(from('192.0.2.7'), 'own', 1)
  for (let step = 0; step < 13; step += 1) {
    await expect.poll(() => steps.length).toBeGreaterThan(step)
    steps[step]!()
  }
  await Promise.all([...flood, own])
  expect(order.slice(0, 3)).toEqual(['flood 1', 'own', 'flood 2'])
})

test('photos that wait give way once their connection has closed, and a retry is drawn', async () => {
  const drawn: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const send = (request: FastifyRequest, name: string) =>
    withRoom(request, (_, inTurn) =>
      inTurn(() =>
        drawInTurn('shopper', async () => {
          drawn.push(name)
          await opened
        }),
      ),
    )
  const first = send(flooder, 'first')
  await expect.poll(() => drawn).toEqual(['first'])
  const left = from('203.0.113.8')
  const waiting = send(left, 'left')
  await new Promise(setImmediate)
  left.raw.socket.emit('close')
  flooder.raw.socket.emit('close')
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
  const retry = send(from('203.0.113.8'), 'retry')
  open()
  await Promise.all([first, retry])
  expect(drawn).toEqual(['first', 'retry'])
  expect(left.raw.socket.listenerCount('close')).toBe(0)
})

test('one network has at most six open forms', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const forms = Array.from({ length: 6 }, (_, host) => withRoom(from(`2001:db8:99:${host}::1`), () => opened))
  await expect(withRoom(from('2001:db8:99:ffff::1'), async () => {})).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  await expect(withRoom(shopper, async () => 'read')).resolves.toBe('read')
  open()
  await Promise.all(forms)
  await expect(withRoom(from('2001:db8:99:ffff::1'), async () => 'read')).resolves.toBe('read')
})

test('the slowest of six slow forms gives way to another one of its network', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const refused: number[] = []
  const begin = (kilobytes: number) => {
    const form = withRoom(from(flooder.ip), async (hold) => {
      hold(kilobytes * 1024)
      await over
    })
    form.catch(() => refused.push(kilobytes))
    return form
  }
  const slow = [9, 8, 4, 7, 6].map(begin)
  const fast = begin(1024)
  await expect(begin(0)).rejects.toMatchObject({ code: 'too_many_requests' })
  vi.advanceTimersByTime(2_000)
  await expect(withRoom(from(flooder.ip), async () => 'read')).resolves.toBe('read')
  expect(refused).toEqual([0, 4])
  end()
  const settled = await Promise.allSettled([...slow, fast])
  const statuses = settled.map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})

test('forms that are fast, or have arrived, give way to no other one of their network', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const fast = Array.from({ length: 5 }, () =>
    withRoom(flooder, async (hold) => {
      hold(1024 * 1024)
      await over
    }),
  )
  const arrived = withRoom(flooder, (_, inTurn) => inTurn(() => over))
  vi.advanceTimersByTime(2_000)
  await expect(withRoom(flooder, async () => {})).rejects.toMatchObject({ code: 'too_many_requests' })
  end()
  await Promise.all([...fast, arrived])
})

test('a member of staff has six forms of their own in the network of six strangers', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const staff = from(flooder.ip, 'staff 1')
  const forms = [flooder, staff].flatMap((request) => Array.from({ length: 6 }, () => withRoom(request, () => opened)))
  await expect(withRoom(staff, async () => {})).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(withRoom(from(flooder.ip, 'staff 2'), async () => 'read')).resolves.toBe('read')
  open()
  await Promise.all(forms)
})

test('one network fills a fifth of the room at most', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const [form, second] = [46, 6].map((megabytes) =>
    withRoom(flooder, async (hold) => {
      hold(megabytes * 1024 * 1024)
      await over
    }),
  )
  await expect(second).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(withRoom(shopper, async (hold) => hold(46 * 1024 * 1024))).resolves.toBeUndefined()
  const ofStaff = withRoom(from(flooder.ip, 'staff 1'), async (hold) => hold(150 * 1024 * 1024), {
    isOfStaff: true,
  })
  await expect(ofStaff).resolves.toBeUndefined()
  end()
  await form
  await expect(withRoom(flooder, async (hold) => hold(46 * 1024 * 1024))).resolves.toBeUndefined()
})

test('when the room is full, the oldest form of the neighborhood that holds most gives way', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const refused: string[] = []
  const fill = (ip: string, isOfStaff = false) => {
    const form = withRoom(
      from(ip, isOfStaff ? 'staff 1' : undefined),
      async (hold) => {
        hold(50 * 1024 * 1024)
        await over
      },
      { isOfStaff },
    )
    form.catch(() => refused.push(ip))
    return form
  }
  const flood = [1, 2, 3, 4].map((last) => fill(`198.51.100.${last}`))
  const ofStaff = fill('198.51.100.1', true)
  await expect(withRoom(shopper, async (hold) => hold(40 * 1024 * 1024))).resolves.toBeUndefined()
  expect(refused).toEqual(['198.51.100.1'])
  await expect(withRoom(from('198.51.100.9'), async (hold) => hold(51 * 1024 * 1024))).resolves.toBeUndefined()
  end()
  const [cut, ...others] = await Promise.allSettled(flood)
  expect(cut).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  await expect(ofStaff).resolves.toBeUndefined()
})

test('sixty-four neighborhoods whose forms have stopped make room for one that arrives, and learn it in words', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const refusals: unknown[] = []
  for (let network = 0; network < 64; network += 1) {
    const form = withRoom(from(`198.18.${network}.7`), async (hold) => {
      hold(4 * 1024 * 1024)
      await new Promise<never>((_, reject) => hold.gaveWay!.addEventListener('abort', reject))
    })
    form.catch((error: unknown) => refusals.push(error))
  }
  vi.advanceTimersByTime(3_000)
  await withRoom(shopper, async (hold) => {
    for (let piece = 0; piece < 5; piece += 1) hold(8 * 1024 * 1024)
  })
  expect(refusals).toHaveLength(10)
  expect(refusals[0]).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/Nothing is lost/) })
  vi.advanceTimersByTime(3_000)
  const rest = withRoom(from('203.0.113.9', 'staff 1'), async (hold) => hold(256 * 1024 * 1024), { isOfStaff: true })
  await expect(rest).resolves.toBeUndefined()
})

test('a form that trickles is slow, however fast it began', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const holds: ((bytes: number) => void)[] = []
  const begin = (ip: string) =>
    withRoom(from(ip), async (hold) => {
      hold(40 * 1024 * 1024)
      holds.push(hold)
      await over
    })
  const trickling = begin('198.18.0.7')
  const steady = Array.from({ length: 5 }, (_, network) => begin(`198.18.${network + 1}.7`))
  for (let second = 0; second < 8; second += 1) {
    for (const [turn, hold] of holds.entries()) hold(turn === 0 ? 1 : 64 * 1024)
    vi.advanceTimersByTime(1_000)
  }
  const arriving = withRoom(shopper, async (hold) => hold(20 * 1024 * 1024))
  await expect(trickling).rejects.toMatchObject({ code: 'unavailable' })
  await expect(arriving).resolves.toBeUndefined()
  end()
  await Promise.all(steady)
})

test('a neighborhood that fills the room gives way to nobody of its own', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const fill = (last: number) =>
    withRoom(from(`198.51.100.${last}`), async (hold) => {
      hold(51 * 1024 * 1024)
      await over
    })
  const flood = [1, 2, 3, 4, 5].map(fill)
  await expect(fill(6)).rejects.toMatchObject({ code: 'unavailable' })
  end()
  await expect(Promise.all(flood)).resolves.toHaveLength(5)
})
