import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function passwordChanged({ name, at }: TemplateData['password-changed'], shop: MailShop): Letter {
  return {
    subject: `Your ${shop.name} password was changed`,
    preview: 'Every device was logged out. If it was not you, choose a new password now.',
    heading: 'Your password was changed',
    parts: [
      { paragraph: greeting(name) },
      { paragraph: `The password of your account at ${shop.name} was changed, and every device was logged out.` },
      { facts: [['When', nepalTime(at)]] },
      { paragraph: 'If it was you, there is nothing to do.' },
      {
        paragraph: `If it was not you, somebody else knows your password: choose a new one with Forgot Password on the login page, and tell us.`,
      },
      { action: 'Go to the login page', url: `${shop.url}/login` },
    ],
  }
}
