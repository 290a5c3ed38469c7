import { CODE_VALID_MINUTES } from '#domain/one-time-code.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function resetPassword({ name, code }: TemplateData['reset-password'], shop: MailShop): Letter {
  return {
    subject: `${code} is your ${shop.name} code`,
    preview: `Enter it within ${CODE_VALID_MINUTES} minutes to choose a new password.`,
    heading: 'Choose a new password',
    parts: [
      { paragraph: greeting(name) },
      { paragraph: `This is the code with which you choose a new password at ${shop.name}:` },
      { code },
      {
        paragraph: `It works once, within ${CODE_VALID_MINUTES} minutes. Nobody from ${shop.name} will ask you for it.`,
      },
      { note: 'You did not ask for it? Then do nothing: your password stays as it is.' },
    ],
  }
}
