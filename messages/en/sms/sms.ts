/**
 * Texts of SMS. Each part costs money: 160 characters of the GSM alphabet, which lacks curly quotes and dashes
 * (domain/sms/sms-parts.ts).
 */
export const messages = {
  'sms.order-code': '{code} is your {shop} code for order {number}, {total}. Valid until {time}. Not you? Ignore this.',
  'sms.order-placed': '{shop}: order {number} is placed, {total}. See or change it: {link} Call {phone}',
  'sms.order-link': '{shop}: your order {number}: {link} Keep this link private, it can change the order.',
  'sms.order-confirmed-day': '{shop}: order {number} is confirmed. It arrives on {day}. {link}',
  'sms.order-confirmed-days': '{shop}: order {number} is confirmed. It arrives between {first} and {last}. {link}',
  'sms.order-confirmed-by-arrangement':
    '{shop}: order {number} is confirmed. We will call you to agree on the day. {link}',
  'sms.order-confirmed-pickup': '{shop}: order {number} is confirmed. Your pickup code is {code}. {link}',
  'sms.order-cancelled': '{shop}: order {number} is cancelled. Details: {link} Questions? Call {phone}',
  'sms.order-delivered': '{shop}: order {number} is delivered. Any damage? Tell us within 48 hours: {link}',
  'sms.delivery-out': '{shop}: order {number} is on the way. Give the driver this code: {code}. {link}',
  'sms.question-answered': '{shop}: your question has an answer: {link}',
} as const
