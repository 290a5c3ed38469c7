import { onTestFinished, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="1000" height="1000"/></svg>'

type Paused = { requestId: string; request: { url: string } }

type Session = {
  send(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (paused: Paused) => void): unknown
  off(event: string, listener: (paused: Paused) => void): unknown
}

/**
 * Responds to requests for product pictures in place of the server until the test ends.
 *
 * @param media  `areThere`: false when none of them comes. A test may change it meanwhile
 * @returns      the paths that were requested, oldest first
 */
export async function givenMedia(media = { areThere: true }): Promise<string[]> {
  const browser = cdp() as unknown as Session
  const asked: string[] = []
  let isOver = false
  const answer = ({ requestId, request }: Paused) => {
    asked.push(new URL(request.url).pathname)
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }]
    const answered = media.areThere
      ? browser.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: btoa(PICTURE) })
      : browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    answered.catch((error: unknown) => {
      // The page may drop a request meanwhile, and the browser continues those that wait at the end of the test. A picture
      // that a test needs is then missing on the page, and that test fails.
      if (!isOver) console.warn('A picture was not answered', error)
    })
  }
  browser.on('Fetch.requestPaused', answer)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] })
  onTestFinished(async () => {
    isOver = true
    browser.off('Fetch.requestPaused', answer)
    await browser.send('Fetch.disable')
  })
  return asked
}

const HOVER = '(hover: none)'
const CALM = '(prefers-reduced-motion: reduce)'

/** Features of the device that scripts see until the test ends; styles see the test's own browser, with reduced motion. */
export function givenDevice({ hovers = true, isCalm = false }: { hovers?: boolean; isCalm?: boolean }): void {
  const answers = new Map([
    [HOVER, !hovers],
    [CALM, isCalm],
  ])
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original(query)
    const answer = answers.get(query)
    return answer === undefined
      ? list
      : new Proxy(list, { get: (_, key) => (key === 'matches' ? answer : ownOf(list, key)) })
  })
}

/** A function of a list works on that list only. */
function ownOf(list: MediaQueryList, key: string | symbol): unknown {
  const own: unknown = Reflect.get(list, key, list)
  return typeof own === 'function' ? own.bind(list) : own
}

/** Enables all motion until the test ends, including styles. */
export async function givenMotion(): Promise<void> {
  const browser = cdp() as unknown as Session
  const emulate = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await emulate('no-preference')
  onTestFinished(async () => void (await emulate('reduce')))
}

/** Shows pages as on paper until the test ends. */
export async function givenPaper(): Promise<void> {
  const browser = cdp() as unknown as Session
  const emulate = (media: string) =>
    browser.send('Emulation.setEmulatedMedia', {
      media,
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
  await emulate('print')
  onTestFinished(async () => void (await emulate('')))
}

/** Moves the mouse to the upper left corner, since the last test may have left it anywhere. */
export const moveMouseAway = () => userEvent.hover(document.documentElement, { position: { x: 2, y: 2 }, force: true })

/** A picture file of one color, as a visitor would choose. */
export async function givenPhoto(name = 'seam.png', { width = 60, height = 40 } = {}): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], name, { type: 'image/png' })
}
