import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'

export function newDevice({ name, device, place, at }: TemplateData['new-device'], shop: MailShop): Letter {
  const text = mailText(shop)
  const facts: [string, string][] = [[text('mail.new-device.device'), deviceIn(oneLine(device), shop)]]
  if (place) facts.push([text('mail.new-device.place'), oneLine(place)])
  facts.push([text('mail.new-device.when'), nepalTime(at, shop)])
  return {
    subject: text('mail.new-device.subject', { shop: shop.name }),
    preview: text('mail.new-device.was-you'),
    heading: text('mail.new-device.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.new-device.happened') },
      { facts },
      { paragraph: text('mail.new-device.was-you') },
      { paragraph: text('mail.new-device.not-you') },
      { action: text('mail.new-device.action'), url: pageUrl(shop, '/my-account') },
    ],
  }
}

/** Translates a device name of api/people/accounts/login/client.ts; names of browsers stay as they are. */
function deviceIn(device: string, shop: MailShop): string {
  const text = mailText(shop)
  if (device === 'Unknown device') return text('mail.new-device.unknown-device')
  const [browser, system] = device.split(' on ')
  const named = browser === 'Unknown browser' ? text('mail.new-device.unknown-browser') : browser!
  return system === undefined ? named : text('mail.new-device.browser-on', { browser: named, system })
}
