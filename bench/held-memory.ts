import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the shop (`--import`): says what V8 holds once garbage is collected, with buffers outside of its heap.

const COLLECTIONS = 3
const PAUSE_MS = 200

export type HeldMemory = { bytes: number }

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', async (message) => {
  if (message !== 'held memory') return
  for (let count = 0; count < COLLECTIONS; count += 1) {
    collect()
    await wait(PAUSE_MS) // what is collected may close handles in a later round
  }
  const { heapUsed, external } = process.memoryUsage()
  process.send!({ bytes: heapUsed + external } satisfies HeldMemory)
})
