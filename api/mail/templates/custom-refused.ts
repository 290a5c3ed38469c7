import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { pieceFacts, requestAction, shopWords } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** To the customer. */
export function customRefused(refused: TemplateData['custom-refused'], shop: MailShop): Letter {
  return {
    subject: `Your custom piece ${refused.number}`,
    preview: 'We are sorry: we cannot make it.',
    heading: 'We cannot make this piece',
    parts: [
      { paragraph: greeting(refused.name, shop) },
      { paragraph: 'We are sorry: we cannot make the piece that you asked for.' },
      ...shopWords(refused.reason),
      { facts: pieceFacts(refused) },
      { paragraph: 'If something else would help, please reply to this mail or call us.' },
      requestAction(refused, shop),
    ],
  }
}
