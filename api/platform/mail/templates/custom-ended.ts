import { inOneLine } from '#domain/text.ts'
import type { Letter, MailShop } from '../letter.ts'
import { recordUrl } from '../shop-lines.ts'
import { oneLine } from '../typed-text.ts'
import { pieceFacts } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

const sentences = { decline: 'has declined our offer', withdraw: 'has withdrawn the request' } as const

/** Mail to the shop when a customer declined an offer or withdrew a request. */
export function customEnded(ended: TemplateData['custom-ended'], shop: MailShop): Letter {
  const sentence = `${oneLine(ended.name)} ${sentences[ended.action]}.`
  const why: [string, string][] = ended.reason === '' ? [] : [['Reason', inOneLine(ended.reason)]]
  return {
    subject: `Custom piece ${ended.number} ${ended.action === 'decline' ? 'declined' : 'withdrawn'}`,
    preview: sentence,
    heading: `Custom piece ${ended.number}`,
    parts: [
      { paragraph: sentence },
      { facts: [...pieceFacts(ended, shop), ...why] },
      { action: 'See the request', url: recordUrl(shop, 'custom-requests', ended.number) },
    ],
  }
}
