import { CODE_VALID_MINUTES } from '#domain/one-time-code.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function verifyEmail({ name, code }: TemplateData['verify-email'], shop: MailShop): Letter {
  return {
    subject: `${code} is your ${shop.name} code`,
    preview: `Enter it within ${CODE_VALID_MINUTES} minutes to finish your registration.`,
    heading: 'Verify your email address',
    parts: [
      { paragraph: greeting(name) },
      { paragraph: `This is the code that finishes your registration at ${shop.name}:` },
      { code },
      { paragraph: `It works once, within ${CODE_VALID_MINUTES} minutes.` },
      { note: 'You did not register? Then do nothing: without the code there is no account.' },
    ],
  }
}
