import type { Letter, MailShop } from '../letter.ts'
import { oneLine } from '../typed-text.ts'
import type { WebhookPaused } from './staff-data.ts'

const words: Record<WebhookPaused['state'], [heading: string, sentence: string]> = {
  failing: [
    'A receiver of webhooks is paused',
    'Nothing has arrived at this receiver for a day, so the shop has stopped sending. Messages wait for it up to three days.',
  ],
  gone: [
    'A receiver wants no more webhooks',
    'This receiver has answered that it is gone for good (410), so the shop has stopped sending. New messages are not kept for it.',
  ],
}

/** Mail to each owner. */
export function webhookPaused({ host, description, state, why }: WebhookPaused, shop: MailShop): Letter {
  const [heading, sentence] = words[state]
  return {
    subject: `${heading} (${shop.name})`,
    preview: sentence,
    heading,
    parts: [
      { paragraph: sentence },
      {
        facts: [
          ['Receiver', oneLine(host)],
          ...(description === '' ? [] : [['Description', oneLine(description)] satisfies [string, string]]),
          ['Last answer', oneLine(why)],
        ],
      },
      { paragraph: 'Ask whoever runs it, then resume it on the page “Webhooks”: the shop sends what waits.' },
      { action: 'Open the back office', url: `${shop.url}/admin` },
    ],
  }
}
