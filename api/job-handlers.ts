import { cleanAccounts } from './people/accounts/clean-accounts.ts'
import { removeAvatarFile } from './people/accounts/profile/clear-avatar.ts'
import { sendCode } from './people/accounts/codes/send-code.ts'
import { cleanCarts } from './shop/cart/cart-queries.ts'
import { warnOfOldBackup } from './office/backup/warn-of-old-backup.ts'
import { checkImport } from './office/imports/check-import.ts'
import { runImport } from './office/imports/run-import.ts'
import { cleanRequests } from './sales/custom-requests/forget-requests.ts'
import { issuePendingDocuments } from './sales/invoices/issue-pending-documents.ts'
import { warnOfCalendarEnd } from './sales/invoices/warn-of-calendar-end.ts'
import { cleanNotices } from './shop/notices/clean-notices.ts'
import { remindOfCarts } from './shop/notices/remind-of-carts.ts'
import { notifyBackInStock, notifyOfPrices } from './shop/notices/tell-products.ts'
import { cleanSearchMisses } from './shop/catalog/miss-queries.ts'
import { cleanIdempotencyKeys } from './platform/idempotency/key-queries.ts'
import { finishPicture } from './platform/media/finish-picture.ts'
import { removePicture } from './platform/media/remove-picture.ts'
import { allDone } from './platform/process/open-all.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { MediaStorage } from './platform/media/storage.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import type { Db } from './platform/db/client.ts'
import { cleanMails } from './platform/mail/mail-queries.ts'
import { resendMail, sendMail } from './platform/mail/send-mail.ts'
import { sendSms } from './platform/sms/send-sms.ts'
import { cleanSms } from './platform/sms/sms-queries.ts'
import type { Sms } from './platform/sms/sms.ts'
import { applySchedules } from './office/schedule/apply-schedules.ts'
import { expireOrders } from './sales/payments/expire-orders.ts'
import { cleanReceipts } from './sales/payments/transfers/clean-receipts.ts'
import type { Wallets } from './sales/payments/wallets/open-wallets.ts'
import { reconcileRefunds } from './sales/payments/refund-requests/check-request.ts'
import { reconcilePayments } from './sales/payments/wallets/reconcile-payments.ts'
import { sendOrderCode } from './sales/orders/send-order-code.ts'
import { countDeliveries } from './shop/catalog/count-deliveries.ts'
import { writeCategoryName } from './shop/catalog/write-category-name.ts'
import { cleanQuestions } from './shop/questions/change-queries.ts'
import { cleanTickets } from './shop/tickets/ticket-queries.ts'
import { removePhotoFiles } from './shop/photos/remove-photo-files.ts'
import { forgetOldOrders } from './office/personal-data/forget-old-orders.ts'
import { cleanDataRequests } from './office/personal-data/requests/clean-data-requests.ts'
import { handleDataRequest } from './office/personal-data/requests/handle-data-request.ts'
import { cleanStaff } from './office/staff/clean-staff.ts'
import { replaceDataKey } from './office/secrets/replace-data-key.ts'
import { cleanLive } from './office/live/clean-live.ts'
import { cleanWebhooks } from './office/webhooks/clean-webhooks.ts'
import type { ReceiverRules } from './office/webhooks/receiver-rules.ts'
import { sendStaffReset } from './office/staff/send-staff-reset.ts'
import type { JobHandler, JobLog, JobKind } from './platform/jobs/kinds.ts'

/** What jobs work with. */
export type JobTools = {
  db: Db
  secrets: Secrets
  storage: MediaStorage
  mailer: Mailer
  sms: Sms
  /** The origin under which people reach the shop, without a slash at the end. */
  publicUrl: string
  wallets: Wallets
  /** Where webhooks may go. */
  receivers: ReceiverRules
  /** The shop is no demo (is-real-shop.ts). */
  isReal: boolean
  log: JobLog
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind, JobTools> }

/** The handler of each kind of job. */
export const handlers: JobHandlers = {
  'send-mail': sendMail,
  'resend-mail': resendMail,
  'clean-mails': cleanMails,
  'send-sms': sendSms,
  'clean-sms': cleanSms,
  'send-code': async (data, tools) => {
    await sendCode(data, tools)
    await sendOrderCode(data, tools)
  },
  'send-staff-reset': sendStaffReset,
  'clean-accounts': cleanAccounts,
  'remove-avatar': removeAvatarFile,
  'remove-photos': removePhotoFiles,
  'remove-picture': removePicture,
  'finish-picture': finishPicture,
  'clean-carts': cleanCarts,
  'clean-tickets': cleanTickets,
  'clean-questions': cleanQuestions,
  'clean-requests': cleanRequests,
  'clean-receipts': cleanReceipts,
  'count-deliveries': countDeliveries,
  'clean-search-misses': cleanSearchMisses,
  'notify-back-in-stock': notifyBackInStock,
  'notify-of-prices': notifyOfPrices,
  'remind-of-carts': remindOfCarts,
  'clean-notices': cleanNotices,
  'apply-schedules': applySchedules,
  'write-category-name': writeCategoryName,
  'clean-idempotency-keys': cleanIdempotencyKeys,
  'reconcile-payments': async (...given) => {
    await allDone([reconcilePayments(...given), reconcileRefunds(...given)])
  },
  'expire-orders': expireOrders,
  'issue-waiting-papers': issuePendingDocuments,
  'warn-of-calendar-end': warnOfCalendarEnd,
  'warn-of-old-backup': warnOfOldBackup,
  'clean-live': cleanLive,
  'clean-webhooks': cleanWebhooks,
  'replace-data-key': replaceDataKey,
  'clean-staff': cleanStaff,
  'forget-old-orders': forgetOldOrders,
  'handle-data-request': handleDataRequest,
  'clean-data-requests': cleanDataRequests,
  'check-import': checkImport,
  'run-import': runImport,
}
