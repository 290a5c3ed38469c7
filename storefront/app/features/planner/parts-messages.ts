import { needMessages } from '../../messages/load-messages.ts'

await needMessages('planner-parts')
