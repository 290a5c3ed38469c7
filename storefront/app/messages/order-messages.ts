import { needMessages } from './load-messages.ts'

await needMessages('orders', 'track', 'after-sales', 'pieces')
