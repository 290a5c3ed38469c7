import type { Letter, MailShop } from '../letter.ts'
import { deadlineTime } from './parts.ts'
import { greeting, oneLine } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function staffInvited(
  { name, role, invitedBy, token, until }: TemplateData['staff-invited'],
  shop: MailShop,
): Letter {
  return {
    subject: `Join the staff of ${shop.name}`,
    preview: `${oneLine(invitedBy)} invites you to the back office.`,
    heading: `Welcome to ${shop.name}`,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: `${oneLine(invitedBy)} invites you to the back office of ${shop.name}, where its staff work.` },
      {
        facts: [
          ['Your role', role],
          ['The link is good until', deadlineTime(until, shop)],
        ],
      },
      { action: 'Choose your password', url: `${shop.url}/admin/join?token=${token}` },
      { note: 'If you do not expect this, do nothing: without the link nobody gets in. Pass it on to nobody.' },
    ],
  }
}
