import { englishFormats } from '#domain/language/english-formats.ts'
import type { Formats } from '#domain/language/formats.ts'
import { type Language, languageOf, languagePath, withoutLanguage } from '#domain/language/languages.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { readSeen, type SeenProduct } from '../catalog/product/related/seen-products.ts'

/** Script of the offline page (offline-document.tsx), which replaces the requested page. */

const PLACEHOLDER = '/placeholder-image.jpg?offline'
const ownAddress = '/offline'
const ASK_EVERY_MS = 3_000
const formats: Record<Language, Formats> = { en: englishFormats, ne: nepaliFormats }
const language = languageOf(location.pathname)
const format = formats[language]
/** The return from a wallet, or the page that it leads to. It opens by itself. */
const isPayment = /^\/(api\/payments|payment)\//i.test(withoutLanguage(location.pathname))
for (const part of document.querySelectorAll<HTMLElement>('[data-of]')) {
  part.hidden = (part.dataset.of === 'payment') !== isPayment
}

showConnection(withoutLanguage(location.pathname) === ownAddress && navigator.onLine)
addEventListener('online', () => showConnection(true))
addEventListener('offline', () => showConnection(false))
// The network may have come back while this page opened, or only the shop was away: no event tells.
setInterval(() => void askShop(), ASK_EVERY_MS)
element('.again').addEventListener('click', () => {
  if (withoutLanguage(location.pathname) === ownAddress) location.assign(languagePath(language, '/'))
  else location.reload()
})
showSeen(readSeen())

async function askShop(): Promise<void> {
  if (element('[data-when=away]').hidden || !navigator.onLine) return
  try {
    const { ok } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
    if (ok) showConnection(true)
  } catch {
    // It is still away, as the page says.
  }
}

function showConnection(isBack: boolean): void {
  show('away', !isBack)
  show('back', isBack)
  if (isBack && isPayment) location.reload()
}

function showSeen(seen: readonly SeenProduct[]): void {
  show('some', seen.length > 0)
  show('none', seen.length === 0)
  element('.cards').append(...seen.map(cardOf))
}

function cardOf({ id, name, price, seenAt, picture }: SeenProduct): Node {
  const card = element<HTMLTemplateElement>('template').content.cloneNode(true) as DocumentFragment
  const date = element('.date', card)
  const image = element<HTMLImageElement>('img', card)
  element<HTMLAnchorElement>('a', card).href = languagePath(language, `/product/${id}`)
  element('.name', card).textContent = name
  element('.price', card).textContent = format.money(price)
  date.textContent = date.textContent!.replace('{date}', format.date(seenAt))
  image.addEventListener('error', () => (image.src = PLACEHOLDER), { once: true })
  image.src = picture ? `${picture}?offline` : PLACEHOLDER
  return card
}

function show(when: string, isShown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[data-when=${when}]`)) part.hidden = !isShown
}

function element<Found extends HTMLElement>(selector: string, within: ParentNode = document): Found {
  return within.querySelector<Found>(selector)!
}
