import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { LiveHub } from './live-hub.ts'

type Stream = Parameters<LiveHub['join']>[0]

/** A stream that only notes what is written. `leave` is what the connection's end does. */
function givenStream(staffId: string = randomUUID()) {
  const written: string[] = []
  const listeners: (() => void)[] = []
  const stream: Stream = {
    staffId,
    sessionId: randomUUID(),
    role: 'owner',
    isClosed: false,
    write: (text) => void written.push(text),
    end: () => {},
    onClose: (listener) => void listeners.push(listener),
  }
  const leave = () => {
    stream.isClosed = true
    for (const listener of listeners) listener()
  }
  return { stream, written, leave }
}

async function withHub(db: Db, mostStreams: number, work: (hub: LiveHub) => Promise<void>): Promise<void> {
  const onError = vi.fn<(error: unknown) => void>()
  const hub = new LiveHub({ db, managersNeedTotp: false, mostStreams, onError })
  await work(hub)
  await hub.close()
  expect(onError).not.toHaveBeenCalled()
}

test('a process with as many streams as it may have takes no more, until one leaves', async ({ db }) => {
  await withHub(db, 1, async (hub) => {
    const { stream, written, leave } = givenStream()
    hub.refuseTooMany(stream.staffId)
    await hub.join(stream, undefined)
    expect(written.join('')).toContain('event: beat')
    expect(() => hub.refuseTooMany(randomUUID())).toThrow('The shop is busy')
    leave()
    hub.refuseTooMany(randomUUID())
  })
})

test('streams that wait to join count, too', async ({ db }) => {
  await withHub(db, 2, async (hub) => {
    const joins = [givenStream(), givenStream()].map(({ stream }) => hub.join(stream, undefined))
    expect(() => hub.refuseTooMany(randomUUID())).toThrow('The shop is busy')
    await Promise.all(joins)
  })
})

test('ten streams of a member of staff wait to join at most, and colleagues still join', async ({ db }) => {
  await withHub(db, 100, async (hub) => {
    const me = randomUUID()
    const mine = Array.from({ length: 10 }, () => givenStream(me))
    const joins = mine.map(({ stream }) => hub.join(stream, undefined))
    expect(() => hub.refuseTooMany(me)).toThrow('Too many of your pages are connecting')
    hub.refuseTooMany(randomUUID())
    await Promise.all(joins)
    hub.refuseTooMany(me)
  })
})

test('a stream that left while it waited asks the database nothing', async ({ db }) => {
  await withHub(db, 100, async (hub) => {
    const [first, second] = [givenStream(), givenStream()]
    const joins = [hub.join(first.stream, undefined), hub.join(second.stream, undefined)]
    second.leave()
    await Promise.all(joins)
    expect([first.written.length > 0, second.written]).toEqual([true, []])
  })
})
