/**
 * Texts of SMS. Each part costs money: 160 characters of the GSM alphabet, which lacks curly quotes and dashes
 * (domain/sms/sms-parts.ts).
 */
export const messages = {
  'sms.order-code': '{code} is your {shop} code for order {number}, {total}. Valid until {time}. Not you? Ignore this.',
  'sms.order-placed': '{shop}: order {number} is placed, {total}. See or change it: {link} Call {phone}',
  'sms.order-placed-unpaid': '{shop}: order {number} is placed. Pay {total} by {day}, {time} to keep it: {link}',
  'sms.order-link': '{shop}: your order {number}: {link} Keep this link private, it can change the order.',
  'sms.order-confirmed-day': '{shop}: order {number} is confirmed. It arrives on {day}. {link}',
  'sms.order-confirmed-days': '{shop}: order {number} is confirmed. It arrives between {first} and {last}. {link}',
  'sms.order-confirmed-time': '{shop}: order {number} is confirmed. It comes on {day}, {from} to {until}. {link}',
  'sms.order-confirmed-parts': '{shop}: order {number} is confirmed. It comes in parts, see their days: {link}',
  'sms.order-confirmed-by-arrangement':
    '{shop}: order {number} is confirmed. We will call you to agree on the day. {link}',
  'sms.order-confirmed-usually':
    '{shop}: order confirmed. Delivery usually takes {range} business {max, plural, one {day} other {days}}. We call to agree on the day. {link}',
  'sms.order-confirmed-pickup': '{shop}: order {number} is confirmed. Your collection code is {code}. {link}',
  'sms.order-confirmed-pickup-from':
    '{shop}: your order is confirmed. Collect it from {day}. Collection code: {code}. {link}',
  'sms.order-cancelled': '{shop}: order {number} is cancelled. Details: {link} Questions? Call {phone}',
  'sms.order-edited': '{shop}: order {number} was changed. New total: {sum}. {link} Questions? {phone}',
  'sms.payment-changed': '{shop}: order {number}, left to pay: {sum}. How to pay it now: {link}',
  'sms.payment-changed-cash': '{shop}: you pay order {number} in cash now: {sum}. {link}',
  'sms.order-exchanged': '{shop}: your exchange is order {number}. Nothing is left to pay. {link}',
  'sms.order-exchanged-due': '{shop}: your exchange is order {number}. Left to pay: {sum}. {link}',
  'sms.order-exchanged-refund': '{shop}: exchange order {number}. We refund {sum} once the old piece is back. {link}',
  'sms.order-delivered': '{shop}: order {number} is delivered. Any damage? Tell us within 48 hours: {link}',
  'sms.order-delivered-parts':
    '{shop}: all parts of order {number} are delivered. Any damage? Tell us within 48 hours: {link}',
  'sms.delivery-out': '{shop}: order {number} is on the way. Give the driver this code: {code}. {link}',
  'sms.delivery-out-recipient': '{shop}: order {number} is on the way. Tell the recipient this code: {code}. {link}',
  'sms.delivery-out-part':
    '{shop}: part {part} of {parts} of order {number} is on the way. Give the driver this code: {code}. {link}',
  'sms.delivery-out-part-recipient':
    '{shop}: part {part} of {parts} of order {number} is on the way. Tell the recipient this code: {code}. {link}',
  'sms.delivery-out-part-cash':
    '{shop}: part {part} of {parts} of {number} is coming. Give the driver {cash} and code {code}. {link}',
  'sms.delivery-out-part-cash-recipient':
    '{shop}: part {part} of {parts} of {number} is coming. Tell the recipient: {cash}, code {code}. {link}',
  'sms.delivery-planned': '{shop}: order {number} comes on {day}, {from} to {until}. {link}',
  'sms.delivery-planned-part':
    '{shop}: part {part} of {parts} of order {number} comes on {day}, {from} to {until}. {link}',
  'sms.delivery-failed': '{shop}: we could not deliver order {number}{why}. Choose a new day, or we do: {link}',
  'sms.delivery-failed-shop-chooses':
    '{shop}: we could not deliver order {number}{why}. We choose a day and tell you. {link}',
  'sms.delivery-failed-by-arrangement':
    '{shop}: we could not deliver order {number}{why}. We will call you to agree on a new day. {link}',
  'sms.delivery-failed-part':
    '{shop}: we could not deliver part {part} of {parts} of order {number}{why}. Choose a new day, or we do: {link}',
  'sms.delivery-failed-part-shop-chooses':
    '{shop}: we could not deliver part {part} of {parts} of order {number}{why}. We choose a day and tell you. {link}',
  'sms.delivery-failed-part-by-arrangement':
    '{shop}: we could not deliver part {part} of {parts} of order {number}{why}. We call you about a new day. {link}',
  'sms.payment-received': '{shop}: {sum} received for order {number}. Still to pay: {due}. {link}',
  'sms.payment-received-all': '{shop}: {sum} received for order {number}. All is paid. {link}',
  'sms.refund-due': '{shop}: we refund {sum} of order {number} by {day}. {link}',
  'sms.refund-due-cash':
    '{shop}: we refund {sum} by {day}. We will call you to ask for a bank account or wallet. {link}',
  'sms.refund-due-cancelled': '{shop}: order {number} is cancelled. We refund {sum} by {day}. {link}',
  'sms.refund-due-cancelled-soon': '{shop}: order {number} is cancelled. We refund {sum}. {link}',
  'sms.refund-due-cancelled-cash': '{shop}: order {number} is cancelled. We call you to refund {sum}. {link}',
  'sms.refund-done': '{shop}: {sum} of order {number} is refunded. {link}',
  'sms.voucher-declined': '{shop}: the receipt for {number} was not accepted. Why: {link} Call {phone}',
  'sms.voucher-declined-until':
    '{shop}: the receipt for {number} was not accepted. Send another by {day}, {time}: {link}',
  'sms.damage-answered': '{shop}: we have answered your damage report for order {number}: {link}',
  'sms.visit-planned': '{shop}: we visit you about order {number} on {day}, {from} to {until}. {link}',
  'sms.visit-requested-any': '{shop}: measuring visit requested for {day}. We call you about the time. {link}',
  'sms.visit-requested-morning':
    '{shop}: measuring visit requested for {day}, morning. We call you about the time. {link}',
  'sms.visit-requested-afternoon':
    '{shop}: measuring visit requested for {day}, afternoon. We call you about the time. {link}',
  'sms.return-answered': '{shop}: we have answered your return request for order {number}: {link}',
  'sms.gift-card': '{shop}: a gift card of {sum} for you. Code {code}. Use it at checkout: {link}',
  'sms.instalments-asked': '{shop}: order {number} is placed. We call you about the instalments: {link}',
  'sms.instalments-papers': '{shop}: for your instalments the bank needs the papers that we named on the phone. {link}',
  'sms.instalments-approved': '{shop}: the bank approved instalments for order {number}. {link}',
  'sms.instalments-declined': '{shop}: the bank declined instalments for order {number}. Other ways to pay: {link}',
  'sms.instalments-withdrawn': '{shop}: the request for instalments for order {number} is withdrawn. {link}',
  'sms.notice-code': '{code} is your {shop} code. Enter it to get the notice you asked for. Not you? Ignore this.',
  'sms.price-drop': '{shop}: {name} costs {price} now. {link} Stop: {stop}',
  'sms.price-drop-short': '{shop}: what you asked about costs {price} now. {link} Stop: {stop}',
  'sms.back-in-stock': '{shop}: {name} is back in stock. {link} Stop: {stop}',
  'sms.back-in-stock-short': '{shop}: what you asked about is back in stock. {link} Stop: {stop}',
  'sms.cart-reminder': '{shop}: your cart is still waiting for you. {link} Stop: {stop}',
  'sms.question-answered': '{shop}: your question has an answer: {link}',
} as const
