import { needMessages } from '../../../messages/load-messages.ts'

await needMessages('checkout', 'orders', 'after-sales', 'pieces', 'accounts', 'session')
