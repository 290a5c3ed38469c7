import type { CustomMaterial } from '#domain/custom-requests/request-form.ts'

const materials: Record<CustomMaterial, string> = { Wood: 'Wood', Metal: 'Metal', Glass: 'Glass', Plastic: 'Plastic' }

/** Texts of mails about a custom piece. */
export const custom = {
  request: 'Request',
  after: 'Based on',
  material: 'Material',
  materials,
  size: 'Width × height × depth',
  /** `measures` in centimeters, as custom-order.ts writes them. */
  measures: (measures: string) => measures,
  seeRequest: 'See your request',
  requested: {
    subject: (number: string, shop: string) => `Your custom piece ${number} at ${shop}`,
    preview: 'We have received your request and will send you an offer.',
    heading: 'We have received your request',
    intro:
      'Thank you. Our carpenters will check your measurements, and we will send you an offer: a price, and how long it takes to make. Nothing is ordered before you accept it.',
    notYou: 'If you did not ask for this, someone typed your email address by mistake: please tell us.',
  },
  quoted: {
    subject: (number: string, price: string) => `Our offer for your custom piece ${number}: ${price}`,
    preview: (day: string) => `It is valid until ${day}.`,
    heading: 'Our offer for your piece',
    intro: 'We would be glad to make your piece. This is our offer:',
    price: 'Price',
    withVat: (price: string) => `${price}, VAT included`,
    making: 'Making',
    oneWeek: 'One week',
    weeks: (weeks: string) => `${weeks} weeks`,
    goodUntil: 'Valid until',
    next: 'You can accept or decline it on its page. You pay half before we start, the rest once your piece is ready.',
  },
  refused: {
    subject: (number: string) => `Your custom piece ${number}`,
    preview: 'We are sorry: we cannot make it.',
    heading: 'We cannot make this piece',
    intro: 'We are sorry: we cannot make the piece that you asked for.',
    reply: 'If something else would help, please reply to this mail or call us.',
  },
  accepted: {
    subject: (number: string, shop: string) => `Your order ${number} at ${shop}`,
    preview: (deposit: string) => `Please pay the deposit of ${deposit} so that we can start.`,
    heading: 'Thank you for your order',
    introOneWeek: (number: string, deposit: string, until: string) =>
      `Your custom piece is now order ${number}. Please pay the deposit of ${deposit} by ${until}. We then start, and need about one week.`,
    introWeeks: (number: string, deposit: string, until: string, weeks: string) =>
      `Your custom piece is now order ${number}. Please pay the deposit of ${deposit} by ${until}. We then start, and need about ${weeks} weeks.`,
    deposit: 'Deposit',
    onceReady: 'Once it is ready',
    transfer: 'Our bank account, with the order number as the reference:',
    action: 'Pay the deposit',
  },
  making: {
    subject: (number: string) => `Your piece is being made: order ${number}`,
    heading: 'Your piece is being made',
    sentence:
      'We have chosen the timber, and our carpenters have started. We will email you again once your piece is ready.',
  },
  ready: {
    subject: (number: string) => `Your piece is ready: order ${number}`,
    heading: 'Your piece is ready',
    preview: (due: string) => `${due} is left to pay.`,
    allPaid: 'Your piece is ready and fully paid. We will agree on a delivery day with you.',
    sentence: (due: string) => `Your piece is ready. Please pay the balance of ${due}, and we will deliver it.`,
    left: 'Left to pay',
    action: 'Pay the balance',
  },
}
