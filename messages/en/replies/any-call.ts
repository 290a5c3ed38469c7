/** Replies to any call: limits, files, and what a field must be (api/platform/http/plain-words.ts). */
export const messages = {
  'calls.failed': 'Something went wrong. Please try again.',
  'calls.other-address': 'Please open the shop at its own address',
  'calls.other-address-text':
    'This form came from a page with another address, so we refused it to protect you. Nothing was changed or paid. Please try again at:',
  'calls.busy': 'The shop is busy. Please try again in a moment.',
  'calls.search-busy': 'Search is busy right now. Please try again in a moment.',
  'calls.no-shop': 'The shop is not set up yet.',
  'calls.not-allowed': 'You are not allowed to do this.',
  'calls.act-not-allowed': 'You are not allowed to do this: {action}.',
  'calls.unstorable-text': 'The text contains a character that cannot be stored.',
  'calls.body-too-large': 'The body is too large.',

  'local-level.metropolitan': '{name} Metropolitan City',
  'local-level.sub-metropolitan': '{name} Sub-Metropolitan City',
  'local-level.municipality': '{name} Municipality',
  'local-level.rural-municipality': '{name} Rural Municipality',

  'help.feedback-thanks': 'Thank you for your feedback',

  'keys.used-for-order': 'This Idempotency-Key was already used for another order. Please use a new one.',
  'keys.used-for-request': 'This Idempotency-Key was already used for another request. Please use a new one.',
  'keys.used-for-message': 'This Idempotency-Key was already used for another message. Please use a new one.',

  'limits.try-again': '{refusal} Please try again {when}.',
  'limits.attempts': 'Too many attempts.',
  'limits.searches': 'Too many searches.',
  'limits.orders': 'Too many orders were placed with this email address or phone number.',
  'limits.sms':
    'Too many SMS were requested for this phone number or from this network. You can enter an email address instead.',
  'limits.sms-of-new-order':
    'Too many SMS were requested for this phone number or from this network. If an order of yours with this number waits for its code, enter that first: this one then needs none. You can enter an email address instead.',
  'limits.sms-of-order': 'Too many SMS were requested for this phone number or from this network.',
  'limits.requests': 'Too many requests were sent with this email address.',
  'limits.coupons': 'Too many wrong codes were tried. You can order without a code.',
  'limits.credit-codes':
    'Too many wrong codes of gift cards were tried. Please try again later, or pay in another way.',
  'limits.payments': 'Too many payment attempts for this order.',
  'limits.prints': 'Too many prints of this invoice.',
  'limits.exports': 'Too many downloads of your data.',
  'limits.editing':
    'You have opened many records within a minute. You can go on working, but colleagues do not see which record you have open.',
  'limits.editing-of-all':
    'Many records were opened within a minute. You can go on working, but colleagues do not see which record you have open.',
  'limits.data-requests': 'You have opened the data requests of a day. Another owner or manager can open more.',
  'limits.driver-acts': 'Too many acts were sent.',
  'limits.person-exports':
    'You have downloaded the data of persons for a day. Another owner or manager can download more.',
  'limits.seconds': '{seconds} {seconds, plural, one {second} other {seconds}}',
  'limits.tickets': 'Too many messages were sent with this email address.',
  'limits.visits': 'Too many visits were requested for this phone number. You can call us.',
  'limits.visits-from-network': 'Too many visits were requested from this network. You can call us.',
  'limits.questions': 'Too many questions were sent from this network.',
  'limits.sent-questions': 'Too many questions were sent with this email address.',
  'limits.product-questions': 'Too many questions about this product were sent from this account or network.',
  'limits.ticket-messages': 'Too many messages were sent.',
  'limits.answers-to': 'Too many replies were sent in this conversation.',
  'limits.answers-by': 'You have sent the replies of an hour.',
  'limits.phone-orders':
    'You have reached your limit of phone orders. Please ask a manager or another colleague to take this one.',
  'limits.phone-orders-for-caller':
    'You have reached your limit of orders for this caller. Please ask a manager or another colleague to take this one.',

  'tickets.sent': 'Message sent',
  'tickets.too-long': 'This conversation is very long. Please send us a new message, or call us.',
  'tickets.not-found': 'Message not found.',
  'tickets.wrong-state': 'A ticket that is {state} cannot be {change}.',

  'pages.not-found': 'Page not found',

  'photos.problem-of': 'Photo {at}: {problem}',
  'photos.too-few': 'Please add {least, plural, one {a photo} other {{least} photos}}.',
  'photos.not-found': 'Photo not found.',
  'photos.too-many-at-once': 'Too many photos are being sent at once. Please try again in a moment.',

  'files.too-many': 'Please send at most {most, plural, one {one} other {{most}}}.',
  'files.no-room':
    'Too many files are arriving at the shop right now. Nothing is lost: please send the form again in a moment.',
  'files.one-only': 'Please send one file only.',
  'files.too-large': 'A file can have at most {most} MB.',

  'forms.damaged': 'The form is damaged.',

  'pictures.too-large': 'A picture can have at most 15 MB.',
  'pictures.too-many-pixels': 'A picture can have at most 50 megapixels and 16,000 pixels per side.',
  'pictures.large-must-be-jpeg':
    'Please send a picture of more than {most} megapixels as a JPEG that is not progressive.',
  'pictures.too-slow': 'This picture takes too long to open. Please send a smaller JPEG.',
  'pictures.damaged': 'The picture is damaged. Please send another copy.',
  'pictures.wrong-type': 'Please send the picture as JPEG, PNG, WebP or AVIF.',
  'pictures.not-found': 'Picture not found.',

  'fields.not-valid': 'Is not valid',
  'fields.missing': 'Is missing',
  'fields.too-long': 'Is too long',
  'fields.not-a-text': 'Must be a text',
  'fields.not-a-day': 'Must be a date from 1900 to 2999',
  'fields.must-be': 'Must be {what}',
  'fields.must-be-once': 'Must be {what}, given once',
  'fields.one-of': 'Must be one of {values}',
  'fields.whole-number': 'Must be a whole number',
  'fields.whole-number-once': 'Must be a whole number, given once',
  'fields.not-an-id': 'Must be a whole number from 1 to 999999999',
  'fields.multiple-of': 'Must be a multiple of {divisor}',
  'fields.most-characters': 'Must have at most {most} {most, plural, one {character} other {characters}}',
  'fields.least-characters': 'Must have at least {least} {least, plural, one {character} other {characters}}',
  'fields.most-entries': 'Must have at most {most} {most, plural, one {entry} other {entries}}',
  'fields.least-entries': 'Must have at least {least} {least, plural, one {entry} other {entries}}',
  'fields.most': 'Must be at most {most}',
  'fields.least': 'Must be at least {least}',
  'fields.type.text': 'a text',
  'fields.type.number': 'a number',
  'fields.type.whole-number': 'a whole number',
  'fields.type.email': 'an email address',
  'fields.problem-of': '{field}: {problem}',
} as const
