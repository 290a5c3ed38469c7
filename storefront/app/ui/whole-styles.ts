import { hasStarted } from '../messages/load-messages.ts'
import { whenFree } from './goes-first.ts'

let whole: Promise<void> | undefined
let link: HTMLLinkElement | null = null
let tries = 0

/**
 * Loads the stylesheet of the whole shop, and later lets an English page use its Nepali fonts. A page comes with the styles of
 * its own parts (page-styles.ts); panels and other pages wait for this. After a failure the next call tries again.
 */
export function wholeStyles(): Promise<void> {
  whole ??= load().catch((error: unknown) => {
    whole = undefined
    throw error
  })
  return whole
}

/** The build writes a call of this into the module of each page (build-tools/page-styles.ts): later ones wait. */
export function needStyles(): Promise<void> | undefined {
  return import.meta.env.SSR || !hasStarted() ? undefined : wholeStyles()
}

/**
 * Loads a part together with the whole stylesheet. The page then does not contain the part's styles: for one that shows
 * on request and has many (build-tools/parts-in.ts).
 */
export function withWholeStyles<Part>(loadPart: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([loadPart(), wholeStyles()])
    return part
  }
}

/** The address of the stylesheet, as long as the page does without it. */
export function stylesToCome(): string[] {
  const file = waitingLink()?.getAttribute('href')
  return file ? [file] : []
}

function waitingLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
}

async function load(): Promise<void> {
  link ??= waitingLink()
  if (!link) return
  void whenFree().then(showNepali)
  // Browsers ask again only for another address.
  if (tries > 0) link.href = `${link.href.split('?')[0]}?${tries}`
  tries += 1
  await loaded(link)
}

/** Fonts of many letters, for few words of an English page. */
function showNepali(): void {
  document.querySelector('style[media="not all"]')?.removeAttribute('media')
}

function loaded(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve, { once: true })
    sheet.addEventListener('error', () => reject(new Error(`${sheet.href} could not be loaded`)), { once: true })
    sheet.disabled = false
  })
}
