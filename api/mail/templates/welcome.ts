import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function welcome({ name }: TemplateData['welcome'], shop: MailShop): Letter {
  return {
    subject: `Welcome to ${shop.name}`,
    preview: 'Your email address is verified and your account is open.',
    heading: `Welcome to ${shop.name}`,
    parts: [
      { paragraph: greeting(name) },
      { paragraph: 'Your email address is verified and your account is open.' },
      {
        paragraph:
          'Your list, your orders and your address are kept under My Account, on every device you log in with.',
      },
      { action: 'Visit the shop', url: shop.url },
    ],
  }
}
