import type { ReturnState } from '#domain/after-sales.ts'
import { formatRupees } from '#domain/money.ts'
import { inOneLine } from '#domain/one-line.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { namePieces, seeOrder } from './after-sales-parts.ts'
import { MONEY_BACK_WITHIN } from './order-news-parts.ts'
import type { ReturnNews } from './template-data.ts'

const sentences: Record<ReturnState, (refund: string) => string> = {
  requested: () => 'We have your request to send something back, and answer soon.',
  approved: (refund) =>
    `You can send it back: we call you to agree on a day to collect it, and refund ${refund} when we have it.`,
  declined: () => 'We have looked at your request, and cannot take this back.',
  withdrawn: () => 'You keep what you wanted to send back: your request is withdrawn.',
  collected: (refund) => `We have collected what you send back, and refund ${refund} when it has reached us.`,
  received: (refund) => `What you sent back has reached us. We refund ${refund} ${MONEY_BACK_WITHIN}.`,
}

export function returnNews(news: ReturnNews, shop: MailShop): Letter {
  const { number, name, state, pieces, refund, answer } = news
  const sentence = sentences[state](formatRupees(refund ?? 0))
  return {
    subject: `Your return of order ${number}`,
    preview: sentence,
    heading: 'Your return',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...(answer === '' ? [] : [{ paragraph: `We say to it: ${inOneLine(answer)}` }]),
      {
        facts: [
          ['Order', number],
          ['Pieces', namePieces(pieces)],
        ],
      },
      seeOrder(news, shop),
    ],
  }
}
