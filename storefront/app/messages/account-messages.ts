import { needMessages } from './load-messages.ts'

await needMessages('accounts', 'session')
