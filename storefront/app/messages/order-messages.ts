import { needMessages } from './load-messages.ts'

await needMessages('orders', 'order', 'track', 'after-sales', 'pieces')
