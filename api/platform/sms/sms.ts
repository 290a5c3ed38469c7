import type { Db } from '../db/client.ts'
import type { JobLog } from '../jobs/kinds.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { SmsGateway } from './gateway.ts'

/** How the shop sends SMS. */
export type Sms = {
  /** Undefined when the shop sends none. */
  gateway: SmsGateway | undefined
  /** Most parts within 24 hours; each costs money. */
  dailyParts: number
}

/** What the job that sends an SMS works with. */
export type SmsTools = { db: Db; secrets: Secrets; sms: Sms; publicUrl: string; log: JobLog }
