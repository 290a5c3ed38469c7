import { serveOrder } from './serve-order.ts'

// Work that never ends and leaves its thread no time, as some hostile files do. It prints its process.
await serveOrder(async () => {
  process.stdout.write(`${process.pid}\n`)
  for (;;);
})
