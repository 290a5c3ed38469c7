import { englishFormats } from '#domain/language/english-formats.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting, oneLine } from '../typed-text.ts'

/** An order to a supplier; whole rupees, without VAT. */
export type PurchaseMail = {
  /** The person to ask for, or else the business. */
  name: string
  number: string
  /** Day in Nepal. */
  expectedOn: string
  /** '' for none. */
  note: string
  total: number
  /** `code` is the supplier's own, '' for none. */
  lines: { name: string; code: string; quantity: number; cost: number }[]
}

/** Mail to a supplier. */
export function purchaseOrder({ name, number, expectedOn, note, total, lines }: PurchaseMail, shop: MailShop): Letter {
  const { money } = englishFormats
  return {
    subject: `Purchase order ${number} from ${shop.name}`,
    preview: `We would like to order ${lines.length === 1 ? 'one item' : `${lines.length} items`} from you.`,
    heading: `Purchase order ${number}`,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `${shop.name} would like to order the following. Prices are without VAT.` },
      {
        bill: [
          ...lines.map((line): [string, string] => [
            `${line.quantity} × ${oneLine(line.name)}${line.code === '' ? '' : ` (${oneLine(line.code)})`}, ${money(line.cost)} each`,
            money(line.quantity * line.cost),
          ]),
          ['Total without VAT', money(total)],
        ],
      },
      {
        facts: [
          ['Expected by', englishFormats.day(expectedOn)],
          ['Deliver to', oneLine(`${shop.name}, ${shop.streetAddress}, ${shop.city}`)],
        ],
      },
      ...(note === '' ? [] : [{ paragraph: note }]),
      {
        paragraph: `Please write ${number} on your bill, and reply to this email if something is not available or comes later.`,
      },
    ],
  }
}
