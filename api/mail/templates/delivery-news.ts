import { deliverySlots } from '#domain/delivery-slots.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { longDay } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import { namePieces, seeOrder } from './after-sales-parts.ts'
import type { DeliveryNews } from './template-data.ts'

type Kind = DeliveryNews['kind']

const subjects: Record<Kind, (number: string) => string> = {
  planned: (number) => `When your order ${number} comes`,
  split: (number) => `A part of your order ${number} follows later`,
  out: (number) => `Your order ${number} is on its way`,
  'part-delivered': (number) => `A part of your order ${number} has arrived`,
}

const headings: Record<Kind, string> = {
  planned: 'The day of your delivery',
  split: 'A part of it follows later',
  out: 'On its way to you',
  'part-delivered': 'A part of it has arrived',
}

export function deliveryNews(news: DeliveryNews, shop: MailShop): Letter {
  const { kind, name, number, pieces } = news
  const sentence = sentenceOf(news)
  return {
    subject: subjects[kind](number),
    preview: sentence,
    heading: headings[kind],
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      {
        facts: [
          ['Order', number],
          [kind === 'part-delivered' ? 'Arrived' : 'Pieces', namePieces(pieces)],
        ],
      },
      ...codeParts(news),
      seeOrder(news, shop),
    ],
  }
}

function sentenceOf(news: DeliveryNews): string {
  const { kind, method, day } = news
  const when = whenOf(news)
  if (kind === 'planned') return `We bring your order on ${when}.`
  if (kind === 'out') return day === null ? 'We are on our way to you.' : `We are on our way to you: ${when}.`
  if (kind === 'part-delivered') return 'The rest follows. You see when on the page of your order.'
  return method === 'pickup'
    ? 'Not all of it can be collected at once: the pieces named here wait for you under a code of their own.'
    : 'Not all of it comes at once: the pieces named here follow in a delivery of their own, at no further cost.'
}

/** `24 November 2026 between 9:00 and 13:00` */
function whenOf({ day, slot }: DeliveryNews): string {
  if (day === null || slot === null) return ''
  const { from, until } = deliverySlots[slot]
  return `${longDay(day)} between ${from}:00 and ${until}:00`
}

function codeParts({ kind, method, code }: DeliveryNews): LetterPart[] {
  if (kind === 'part-delivered') return []
  const say = method === 'pickup' ? 'Please say this code when you collect it:' : 'Please say this code at the door:'
  return [{ paragraph: say }, { code }]
}
