import type { DamageRemedy } from '#domain/after-sales.ts'
import { formatRupees } from '#domain/money.ts'
import { inOneLine } from '#domain/one-line.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { seeOrder } from './after-sales-parts.ts'
import { MONEY_BACK_WITHIN } from './order-news-parts.ts'
import type { DamageNews } from './template-data.ts'

const remedies: Record<DamageRemedy, (amount: number | null) => string> = {
  replacement: () => 'We replace it, and call you to agree on a day.',
  repair: () => 'We repair it, and call you to agree on a day.',
  refund: (amount) => `We send ${formatRupees(amount ?? 0)} back to you ${MONEY_BACK_WITHIN}.`,
}

export function damageNews(news: DamageNews, shop: MailShop): Letter {
  const { number, name, piece, answer } = news
  const sentence = sentenceOf(news)
  return {
    subject: `Damage to your order ${number}`,
    preview: sentence,
    heading: news.state === 'reported' ? 'We have your report' : 'About the damage you reported',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...(answer === '' ? [] : [{ paragraph: `We say to it: ${inOneLine(answer)}` }]),
      {
        facts: [
          ['Order', number],
          ['Piece', oneLine(piece)],
        ],
      },
      seeOrder(news, shop),
    ],
  }
}

function sentenceOf({ state, remedy, amount }: DamageNews): string {
  if (state === 'reported')
    return 'We are sorry that a piece reached you damaged. We look at your photos and answer soon.'
  if (state === 'declined' || remedy === null)
    return 'We have looked at what you sent us, and cannot take it as damage on the way.'
  return `We are sorry about the damage. ${remedies[remedy](amount)}`
}
