import type { Letter, MailShop } from '../letter.ts'
import { oneLine } from '../typed-text.ts'
import type { SmsTrouble } from './staff-data.ts'

/** What happened, and what staff do about it. */
const words: Record<SmsTrouble['kind'], [heading: string, sentence: string, remedy: string]> = {
  halted: [
    'The SMS gateway refuses our messages',
    'The gateway has refused the token, the sender, the address of the server, or the credit. Until somebody changes that, guests without an email address cannot order.',
    'Log in to the gateway and check credit and account. The settings are explained in docs/operations.md.',
  ],
  refused: [
    'The SMS gateway refused a message',
    'The gateway has refused one of our messages and gave a reason that we do not know. That message was not sent.',
    'Ask the gateway about the reason below.',
  ],
  capped: [
    'The SMS of today are used up',
    'The shop has sent as many SMS as its limit allows for a day. Further messages of today are not sent.',
    'If these were real orders, raise SMS_DAILY_PARTS. If they were not, somebody is misusing the checkout: see the orders that were never confirmed.',
  ],
}

/** Mail to the shop, once a day for each kind of trouble. */
export function smsTrouble({ gateway, kind, why }: SmsTrouble, shop: MailShop): Letter {
  const [heading, sentence, remedy] = words[kind]
  return {
    subject: `${heading} (${shop.name})`,
    preview: sentence,
    heading,
    parts: [
      { paragraph: sentence },
      {
        facts: [
          ['Gateway', gateway],
          ['Reason', oneLine(why)],
        ],
      },
      { paragraph: remedy },
      { action: 'Open the back office', url: `${shop.url}/admin` },
    ],
  }
}
