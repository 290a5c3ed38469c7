import type { Letter, MailShop } from '../letter.ts'
import { accountExists } from './account-exists.ts'
import { afterSalesRequest } from './after-sales-request.ts'
import { backInStock } from './back-in-stock.ts'
import { cartReminder } from './cart-reminder.ts'
import { confirmNotice } from './confirm-notice.ts'
import { damageNews } from './damage-news.ts'
import { deliveryNews } from './delivery-news.ts'
import { customAccepted } from './custom-accepted.ts'
import { customDeclined } from './custom-declined.ts'
import { customEnded } from './custom-ended.ts'
import { customProduction } from './custom-production.ts'
import { customQuoted } from './custom-quoted.ts'
import { customReceived } from './custom-received.ts'
import { customRefused } from './custom-refused.ts'
import { customRequested } from './custom-requested.ts'
import { giftCard } from './gift-card.ts'
import { instalmentNews } from './instalment-news.ts'
import { newDevice } from './new-device.ts'
import { nowInCash } from './now-in-cash.ts'
import { orderCancelled } from './order-cancelled.ts'
import { orderConfirmed } from './order-confirmed.ts'
import { orderDelivered } from './order-delivered.ts'
import { orderEdited } from './order-edited.ts'
import { orderExchanged } from './order-exchanged.ts'
import { orderReturned } from './order-returned.ts'
import { orderLink } from './order-link.ts'
import { orderPlaced } from './order-placed.ts'
import { orderReceived } from './order-received.ts'
import { paymentChanged } from './payment-changed.ts'
import { passwordChanged } from './password-changed.ts'
import { paymentReceived } from './payment-received.ts'
import { priceDrop } from './price-drop.ts'
import { refundDone, refundDue } from './refunds.ts'
import { resetPassword } from './reset-password.ts'
import { purchaseOrder } from './purchase-order.ts'
import { questionAnswered } from './question-answered.ts'
import { returnNews } from './return-news.ts'
import { ticketAnswered } from './ticket-answered.ts'
import { ticketClosed } from './ticket-closed.ts'
import { ticketOpened } from './ticket-opened.ts'
import { ticketReceived } from './ticket-received.ts'
import { ticketWritten } from './ticket-written.ts'
import { smsTrouble } from './sms-trouble.ts'
import { staffInvited } from './staff-invited.ts'
import { staffNews } from './staff-news.ts'
import { staffReset } from './staff-reset.ts'
import type { TemplateData, TemplateName } from './template-data.ts'
import { verifyEmail } from './verify-email.ts'
import { verifyOrder } from './verify-order.ts'
import { voucherDeclined } from './voucher-declined.ts'
import { voucherSent } from './voucher-sent.ts'
import { webhookPaused } from './webhook-paused.ts'
import { welcome } from './welcome.ts'

/** Every mail that the shop sends. */
export const templates: { [Name in TemplateName]: (data: TemplateData[Name], shop: MailShop) => Letter } = {
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  welcome,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'order-confirmed': orderConfirmed,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-returned': orderReturned,
  'order-edited': orderEdited,
  'order-exchanged': orderExchanged,
  'payment-changed': paymentChanged,
  'payment-received': paymentReceived,
  'refund-due': refundDue,
  'refund-done': refundDone,
  'voucher-declined': voucherDeclined,
  'voucher-sent': voucherSent,
  'back-in-stock': backInStock,
  'price-drop': priceDrop,
  'cart-reminder': cartReminder,
  'confirm-notice': confirmNotice,
  'question-answered': questionAnswered,
  'order-placed': orderPlaced,
  'order-received': orderReceived,
  'verify-order': verifyOrder,
  'order-link': orderLink,
  'now-in-cash': nowInCash,
  'delivery-news': deliveryNews,
  'damage-news': damageNews,
  'return-news': returnNews,
  'instalment-news': instalmentNews,
  'gift-card': giftCard,
  'after-sales-request': afterSalesRequest,
  'custom-requested': customRequested,
  'custom-received': customReceived,
  'custom-quoted': customQuoted,
  'custom-refused': customRefused,
  'custom-declined': customDeclined,
  'custom-ended': customEnded,
  'custom-accepted': customAccepted,
  'custom-production': customProduction,
  'ticket-opened': ticketOpened,
  'ticket-received': ticketReceived,
  'ticket-written': ticketWritten,
  'ticket-answered': ticketAnswered,
  'ticket-closed': ticketClosed,
  'staff-invited': staffInvited,
  'staff-reset': staffReset,
  'staff-news': staffNews,
  'sms-trouble': smsTrouble,
  'webhook-paused': webhookPaused,
  'purchase-order': purchaseOrder,
}
