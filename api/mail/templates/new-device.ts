import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from '../nepal-time.ts'
import { greeting, oneLine } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

export function newDevice({ name, device, place, at }: TemplateData['new-device'], shop: MailShop): Letter {
  const facts: [string, string][] = [['Device', oneLine(device)]]
  if (place) facts.push(['Place', oneLine(place)])
  facts.push(['When', nepalTime(at)])
  return {
    subject: `New login to your ${shop.name} account`,
    preview: 'If it was you, there is nothing to do.',
    heading: 'New login to your account',
    parts: [
      { paragraph: greeting(name) },
      { paragraph: 'Somebody has logged in to your account from a new device.' },
      { facts },
      { paragraph: 'If it was you, there is nothing to do.' },
      { paragraph: 'If it was not you, change your password under My Account: that logs every device out.' },
      { action: 'Go to My Account', url: `${shop.url}/my-account` },
    ],
  }
}
