import { vi } from 'vitest'
import type { LiveEvent } from '#contract/admin/live.ts'

/** Stands in for the stream of the server: a browser's own needs one. */
export class TestStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestStream[] = []
  readyState = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    TestStream.opened.push(this)
  }

  close() {
    this.readyState = TestStream.CLOSED
  }

  /** Sends an event, as the server does. */
  send(name: string, data: object, id = '') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }))
  }
}

/** Puts test streams in place of the server's until the test ends. */
export function stubStreams(): void {
  TestStream.opened = []
  vi.stubGlobal('EventSource', TestStream)
}

/** Returns the stream that is open. It opens in a moment: browsers give locks out later. */
export function openedStream(): Promise<TestStream> {
  return vi.waitFor(() => {
    const open = TestStream.opened.findLast(({ readyState }) => readyState !== TestStream.CLOSED)
    if (!open) throw new Error('no stream is open')
    return open
  })
}

export function happened(event: Partial<LiveEvent> & Pick<LiveEvent, 'topic' | 'act'>): LiveEvent {
  return { id: '', number: '', by: null, ...event }
}

export const sabina = { id: '0b3d2c54-6f1e-4c08-8e0d-5b7d7a8f1c11', name: 'Sabina' }
