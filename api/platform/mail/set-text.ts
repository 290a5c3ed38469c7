import type { Letter, LetterPart, MailShop } from './letter.ts'
import { pageUrl, postalAddress, shopPhone } from './shop-lines.ts'

/** Renders a mail as plain text with everything that the HTML says. */
export function setText(letter: Letter, shop: MailShop): string {
  const imprint = [`${shop.name}, ${postalAddress(shop)}`, `${shopPhone(shop)}, ${shop.email}`, pageUrl(shop, '')]
  return `${[letter.heading, ...letter.parts.map(part), ['-- ', ...imprint].join('\n')].join('\n\n')}\n`
}

function part(one: LetterPart): string {
  if ('paragraph' in one) return one.paragraph
  if ('code' in one) return `    ${one.code}`
  if ('action' in one) return `${one.action}: ${one.url}`
  if ('facts' in one) return one.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('picture' in one) return `${one.alt}: ${one.picture}`
  if ('bill' in one) return one.bill.map(([what, amount]) => `${what}: ${amount}`).join('\n')
  return one.url === undefined ? one.note : `${one.note} ${one.link}: ${one.url}`
}
