import { needMessages } from './load-messages.ts'

await needMessages('accounts', 'forms', 'session')
