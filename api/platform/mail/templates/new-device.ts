import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'

export function newDevice({ name, device, place, at }: TemplateData['new-device'], shop: MailShop): Letter {
  const words = wordsOf(shop).accounts.newDevice
  const facts: [string, string][] = [[words.device, deviceIn(oneLine(device), shop)]]
  if (place) facts.push([words.place, oneLine(place)])
  facts.push([words.when, nepalTime(at, shop)])
  return {
    subject: words.subject(shop.name),
    preview: words.wasYou,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.happened },
      { facts },
      { paragraph: words.wasYou },
      { paragraph: words.notYou },
      { action: words.action, url: pageUrl(shop, '/my-account') },
    ],
  }
}

/** Translates a device name of accounts/device-name.ts; names of browsers stay as they are. */
function deviceIn(device: string, shop: MailShop): string {
  const { browserOn, unknownBrowser, unknownDevice } = wordsOf(shop).accounts.newDevice
  if (device === 'Unknown device') return unknownDevice
  const [browser, system] = device.split(' on ')
  const named = browser === 'Unknown browser' ? unknownBrowser : browser!
  return system === undefined ? named : browserOn(named, system)
}
