import { formatRupees } from '#domain/money.ts'
import type { Letter, MailShop } from '../letter.ts'
import { recordUrl } from '../shop-lines.ts'
import { oneLine } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the shop about a bank voucher. */
export function voucherSent({ name, number, amount }: TemplateData['voucher-sent'], shop: MailShop): Letter {
  return {
    subject: `Bank voucher sent: order ${number}`,
    preview: `${oneLine(name)} says that the transfer is on its way.`,
    heading: 'Bank voucher sent',
    parts: [
      {
        facts: [
          ['Order', number],
          ['Customer', oneLine(name)],
          ['To be paid', formatRupees(amount)],
        ],
      },
      { paragraph: 'Please compare it with the account, and accept or decline it: the customer waits for that.' },
      { action: 'See the order', url: recordUrl(shop, 'orders', number) },
    ],
  }
}
