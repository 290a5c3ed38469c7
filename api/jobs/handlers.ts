import { cleanAccounts } from '../accounts/clean-accounts.ts'
import { removeAvatarFile } from '../accounts/remove-avatar-file.ts'
import { sendCode } from '../accounts/send-code.ts'
import { cleanCarts } from '../cart/clean-carts.ts'
import { checkImport } from '../imports/check-import.ts'
import { runImport } from '../imports/run-import.ts'
import { issueWaitingPapers } from '../invoices/issue-waiting-papers.ts'
import { warnOfCalendarEnd } from '../invoices/warn-of-calendar-end.ts'
import { notifyBackInStock } from '../list/notify-back-in-stock.ts'
import { cleanSearchMisses } from '../catalog/clean-search-misses.ts'
import { cleanIdempotencyKeys } from '../idempotency/clean-idempotency-keys.ts'
import { removePicture } from '../media/remove-picture.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MediaStorage } from '../media/storage.ts'
import type { Secrets } from '../secrets.ts'
import type { Db } from '../db/client.ts'
import { cleanMails } from '../mail/clean-mails.ts'
import { sendMail } from '../mail/send-mail.ts'
import { applySchedules } from '../schedule/apply-schedules.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import type { Wallets } from '../payments/open-wallets.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { sendOrderCode } from '../orders/send-order-code.ts'
import { cleanTickets } from '../tickets/clean-tickets.ts'
import { removePhotoFiles } from '../photos/remove-photo-files.ts'
import { sendStaffReset } from '../staff/send-staff-reset.ts'
import type { JobHandler, JobLog } from './job-tools.ts'
import type { JobKind } from './kinds.ts'

/** What jobs work with. */
export type JobTools = {
  db: Db
  secrets: Secrets
  storage: MediaStorage
  mailer: Mailer
  /** The origin under which people reach the shop, without a slash at the end. */
  publicUrl: string
  wallets: Wallets
  log: JobLog
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind, JobTools> }

/** The handler of each kind of job. */
export const handlers: JobHandlers = {
  'send-mail': sendMail,
  'clean-mails': cleanMails,
  'send-code': async (data, tools) => {
    await sendCode(data, tools)
    await sendOrderCode(data, tools)
  },
  'send-staff-reset': sendStaffReset,
  'clean-accounts': cleanAccounts,
  'remove-avatar': removeAvatarFile,
  'remove-photos': removePhotoFiles,
  'remove-picture': removePicture,
  'clean-carts': cleanCarts,
  'clean-tickets': cleanTickets,
  'clean-search-misses': cleanSearchMisses,
  'notify-back-in-stock': notifyBackInStock,
  'apply-schedules': applySchedules,
  'clean-idempotency-keys': cleanIdempotencyKeys,
  'reconcile-payments': reconcilePayments,
  'expire-orders': expireOrders,
  'issue-waiting-papers': issueWaitingPapers,
  'warn-of-calendar-end': warnOfCalendarEnd,
  'check-import': checkImport,
  'run-import': runImport,
}
