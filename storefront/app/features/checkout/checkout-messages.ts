import { needMessages } from '../../messages/load-messages.ts'

await needMessages('checkout', 'forms', 'session')
