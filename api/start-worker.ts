import { join, resolve } from 'node:path'
import { type Env, shopAddress } from './platform/env/env.ts'
import { isRealShop } from './platform/env/is-real-shop.ts'
import { removeOldDrafts } from './platform/process/files.ts'
import { startTelemetry } from './start-telemetry.ts'
import { startJobs } from './start-jobs.ts'
import { openLog } from './platform/http/log.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { openStorage } from './platform/media/open-storage.ts'
import { openAll, type Stoppable } from './platform/process/open-all.ts'
import { openShopDatabase } from './open-database.ts'
import { receiverRules } from './office/webhooks/receiver-rules.ts'
import { smsOf } from './platform/sms/sms-of.ts'
import { walletsOf } from './sales/payments/wallets/wallets-of.ts'

const DATABASE_CONNECTIONS = 5

/**
 * Starts a process that only runs the shop's jobs.
 *
 * @throws StartError with lines for the operator; everything opened so far is closed again
 */
export function startWorker(env: Env): Promise<Stoppable> {
  return openAll(async (toClose) => {
    const log = openLog(env.LOG_LEVEL)
    const warn = (message: string) => log.warn(message)
    const { url, db, secrets } = await openShopDatabase(env, { connections: DATABASE_CONNECTIONS, warn, toClose })
    const dataDir = resolve(env.DATA_DIR)
    const outboxDir = join(dataDir, 'outbox')
    await removeOldDrafts(outboxDir)
    const mailer = openMailer({ smtpUrl: env.SMTP_URL, outboxDir })
    const storage = openStorage({ dataDir, ...(env.UPLOADS_URL && { uploadsUrl: env.UPLOADS_URL }) })
    const publicUrl = env.PUBLIC_URL ?? shopAddress(env, env.PORT)
    const wallets = walletsOf(env, { apiUrl: env.API_URL ?? publicUrl, secrets })
    const messagesDir = join(dataDir, 'messages')
    await removeOldDrafts(messagesDir)
    const sms = smsOf(env, { messagesDir })
    const receivers = receiverRules(env)
    const tools = { db, secrets, storage, mailer, publicUrl, wallets, sms, receivers, isReal: isRealShop(env), log }
    const meter = await startTelemetry(env, { service: 'kastha-worker', db, dataDir, warn, toClose })
    const jobs = await startJobs({ url, tools, meter })
    toClose.push(jobs.stop)
    return {}
  })
}
