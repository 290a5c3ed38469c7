import { RESET_VALID_MINUTES } from '#domain/staff/staff.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function staffReset({ name, token }: TemplateData['staff-reset'], shop: MailShop): Letter {
  return {
    subject: `A new password for the back office of ${shop.name}`,
    preview: `The link is good for ${RESET_VALID_MINUTES} minutes.`,
    heading: 'Set a new password',
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `Somebody, most likely you, has asked for a new password for the back office of ${shop.name}.` },
      { action: 'Set a new password', url: `${shop.url}/admin/reset?token=${token}` },
      {
        paragraph: `The link is good once, for ${RESET_VALID_MINUTES} minutes. Every login of yours ends with it; a second factor stays needed.`,
      },
      { note: 'If you have not asked, do nothing: your password stays as it is.' },
    ],
  }
}
