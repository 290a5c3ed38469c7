import type { CustomMaterial } from '#domain/custom-order.ts'

const materials: Record<CustomMaterial, string> = { Wood: 'Wood', Metal: 'Metal', Glass: 'Glass', Plastic: 'Plastic' }

/** Of mails about a piece that is made to order. */
export const custom = {
  request: 'Request',
  after: 'After',
  material: 'Material',
  materials,
  size: 'Width × height × depth',
  /** `measures` in centimetres, as custom-order.ts writes them. */
  measures: (measures: string) => measures,
  seeRequest: 'See your request',
  requested: {
    subject: (number: string, shop: string) => `Your custom piece ${number} at ${shop}`,
    preview: 'We have your request, and answer it with an offer.',
    heading: 'We have your request',
    intro:
      'Thank you. Our carpenters look at your measures, and we answer with an offer: a price, and how long the making takes. Nothing is ordered before you accept it.',
    notYou: 'You did not ask for anything? Then somebody typed your email address by mistake: please tell us.',
  },
  quoted: {
    subject: (number: string, price: string) => `Our offer for your custom piece ${number}: ${price}`,
    preview: (day: string) => `It is good until ${day}.`,
    heading: 'Our offer for your piece',
    intro: 'We would be glad to make your piece. This is our offer:',
    price: 'Price',
    withVat: (price: string) => `${price}, VAT included`,
    making: 'Making',
    oneWeek: 'One week',
    weeks: (weeks: string) => `${weeks} weeks`,
    goodUntil: 'Good until',
    next: 'You can accept or decline it on its page. Half is paid before we begin, the rest once your piece is ready.',
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
    preview: (deposit: string) => `Please pay the deposit of ${deposit}, and we begin.`,
    heading: 'Thank you for your order',
    introOneWeek: (number: string, deposit: string, until: string) =>
      `Your custom piece is order ${number} now. Please pay the deposit of ${deposit} by ${until}: then we begin, and the making takes about one week.`,
    introWeeks: (number: string, deposit: string, until: string, weeks: string) =>
      `Your custom piece is order ${number} now. Please pay the deposit of ${deposit} by ${until}: then we begin, and the making takes about ${weeks} weeks.`,
    deposit: 'Deposit',
    onceReady: 'Once it is ready',
    transfer: 'Our bank account, with the order number as the reference:',
    action: 'Pay the deposit',
  },
  making: {
    subject: (number: string) => `Your piece is being made: order ${number}`,
    heading: 'Your piece is being made',
    sentence: 'The timber is chosen, and our carpenters have begun. We write again once your piece is ready.',
  },
  ready: {
    subject: (number: string) => `Your piece is ready: order ${number}`,
    heading: 'Your piece is ready',
    preview: (due: string) => `There are ${due} left to pay.`,
    allPaid: 'Your piece stands ready, and all of it is paid. We agree with you on the day of the delivery.',
    sentence: (due: string) => `Your piece stands ready. Please pay the balance of ${due}: after that it comes to you.`,
    left: 'Left to pay',
    action: 'Pay the balance',
  },
}
