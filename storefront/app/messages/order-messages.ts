import { needMessages } from './load-messages.ts'

await needMessages('orders', 'after-sales', 'pieces')
