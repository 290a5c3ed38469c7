import { formatRupees } from '#domain/money.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { shopWords } from './custom-parts.ts'
import { trackUrl } from './order-parts.ts'
import type { TemplateData } from './template-data.ts'

/** To the customer, once the making begins and once it is done. */
export function customProduction(news: TemplateData['custom-production'], shop: MailShop): Letter {
  const { name, number, trackKey, stage, note, due } = news
  const isReady = stage === 'ready'
  const heading = isReady ? 'Your piece is ready' : 'Your piece is being made'
  return {
    subject: `${heading}: order ${number}`,
    preview: isReady && due > 0 ? `There are ${formatRupees(due)} left to pay.` : heading,
    heading,
    parts: [
      { paragraph: greeting(name, shop) },
      {
        paragraph: isReady
          ? readySentence(due)
          : 'The timber is chosen, and our carpenters have begun. We write again once your piece is ready.',
      },
      ...shopWords(note),
      {
        facts: [
          ['Order', number],
          ...(isReady ? ([['Left to pay', formatRupees(due)]] satisfies [string, string][]) : []),
        ],
      },
      {
        action: isReady && due > 0 ? 'Pay the balance' : 'See your order',
        url: trackUrl({ orderId: number, trackKey }, shop),
      },
    ],
  }
}

function readySentence(due: number): string {
  if (due === 0) return 'Your piece stands ready, and all of it is paid. We agree with you on the day of the delivery.'
  return `Your piece stands ready. Please pay the balance of ${formatRupees(due)}: after that it comes to you.`
}
