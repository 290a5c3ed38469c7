import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { shopWords } from './custom-parts.ts'
import { orderAction } from './order-news-parts.ts'
import { trackUrl } from './order-parts.ts'
import type { TemplateData } from './template-data.ts'

type Production = TemplateData['custom-production']

/** Mail to the customer when production begins and when it is done. */
export function customProduction(news: Production, shop: MailShop): Letter {
  return news.stage === 'ready' ? pieceReady(news, shop) : makingBegun(news, shop)
}

function makingBegun(news: Production, shop: MailShop): Letter {
  const { name, number, note } = news
  const { letter, custom } = wordsOf(shop)
  const words = custom.making
  return {
    subject: words.subject(number),
    preview: words.heading,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.sentence },
      ...shopWords(note),
      { facts: [[letter.order, number]] },
      orderAction(news, shop),
    ],
  }
}

function pieceReady(news: Production, shop: MailShop): Letter {
  const { name, number, trackKey, note, due } = news
  const { letter, custom } = wordsOf(shop)
  const words = custom.ready
  const sum = formatsOf(shop.language).money(due)
  const isPaid = due === 0
  return {
    subject: words.subject(number),
    preview: isPaid ? words.heading : words.preview(sum),
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: isPaid ? words.allPaid : words.sentence(sum) },
      ...shopWords(note),
      {
        facts: [
          [letter.order, number],
          [words.left, sum],
        ],
      },
      isPaid ? orderAction(news, shop) : { action: words.action, url: trackUrl({ orderId: number, trackKey }, shop) },
    ],
  }
}
