import { giveWay, serveOrder } from './serve-order.ts'

giveWay(5)
await serveOrder(async () => ({ done: true }))
