import { needMessages } from './load-messages.ts'

await needMessages('forms', 'session')
