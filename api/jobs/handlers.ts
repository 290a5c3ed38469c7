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
import { cleanIdempotencyKeys } from '../checkout/clean-idempotency-keys.ts'
import { removePicture } from '../media/remove-picture.ts'
import { cleanMails } from '../mail/clean-mails.ts'
import { sendMail } from '../mail/send-mail.ts'
import { applySchedules } from '../schedule/apply-schedules.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { cleanTickets } from '../tickets/clean-tickets.ts'
import { removePhotoFiles } from '../photos/remove-photo-files.ts'
import { sendStaffReset } from '../staff/send-staff-reset.ts'
import type { JobHandler } from './job-tools.ts'
import type { JobKind } from './kinds.ts'

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

/** Who does the jobs of each kind. */
export const handlers: JobHandlers = {
  'send-mail': sendMail,
  'clean-mails': cleanMails,
  'send-code': sendCode,
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
