import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { shopWords } from './custom-parts.ts'
import { collectingParts, orderAction } from './order-news-parts.ts'
import { plannedTime } from './parts.ts'
import { accountFacts, trackUrl } from './order-parts.ts'
import type { TemplateData } from './template-data.ts'

type Production = TemplateData['custom-production']

/** Mail to the customer when production begins and when it is done. */
export function customProduction(news: Production, shop: MailShop): Letter {
  return news.stage === 'ready' ? pieceReady(news, shop) : makingBegun(news, shop)
}

function makingBegun(news: Production, shop: MailShop): Letter {
  const { name, number, note } = news
  const text = mailText(shop)
  return {
    subject: text('mail.custom-making.subject', { number }),
    preview: text('mail.custom-making.heading'),
    heading: text('mail.custom-making.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.custom-making.sentence') },
      ...shopWords(note),
      { facts: [[text('mail.letter.order'), number]] },
      orderAction(news, shop),
    ],
  }
}

function pieceReady(news: Production, shop: MailShop): Letter {
  const { name, number, trackKey, note, due, bank = null, collect } = news
  const text = mailText(shop)
  const sum = formatsOf(shop.language).money(due)
  const isPaid = due === 0
  return {
    subject: text('mail.custom-ready.subject', { number }),
    preview: isPaid ? text('mail.custom-ready.heading') : text('mail.custom-ready.preview', { due: sum }),
    heading: text('mail.custom-ready.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: readyText(news, sum, shop) },
      ...shopWords(note),
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.custom-ready.left'), sum],
        ],
      },
      ...(isPaid || bank === null ? [] : [{ paragraph: text('mail.custom-ready.transfer') }, accountFacts(bank, shop)]),
      ...(collect ? collectingParts(collect, due, shop) : []),
      isPaid
        ? orderAction(news, shop)
        : { action: text('mail.custom-ready.action'), url: trackUrl({ orderId: number, trackKey }, shop) },
    ],
  }
}

function readyText({ due, collect, arrival = null }: Production, sum: string, shop: MailShop): string {
  const text = mailText(shop)
  if (due === 0 && !collect && arrival && arrival !== 'in-parts') {
    return text('mail.custom-ready.all-paid-planned', { when: plannedTime(arrival, shop) })
  }
  if (due === 0) return text(collect ? 'mail.custom-ready.all-paid-pickup' : 'mail.custom-ready.all-paid')
  return text(collect ? 'mail.custom-ready.sentence-pickup' : 'mail.custom-ready.sentence', { due: sum })
}
