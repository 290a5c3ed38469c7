import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function accountExists({ name }: TemplateData['account-exists'], shop: MailShop): Letter {
  return {
    subject: `You already have an account at ${shop.name}`,
    preview: 'Log in with this email address, or choose a new password.',
    heading: 'You already have an account',
    parts: [
      { paragraph: greeting(name) },
      {
        paragraph: `Somebody has just tried to register at ${shop.name} with this email address. It already has an account, so nothing was changed.`,
      },
      { paragraph: 'If it was you, log in as usual. The login page also helps with a forgotten password.' },
      { action: 'Log in', url: `${shop.url}/login` },
      { note: 'It was not you? Then do nothing: nobody has entered your account.' },
    ],
  }
}
