import { needMessages } from '../../../messages/load-messages.ts'

await needMessages('plan-sharing', 'planner-parts')
