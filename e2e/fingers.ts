import type { Page } from '@playwright/test'

/** In pixels of the window. */
export type Finger = { x: number; y: number }

/** Moves fingers on the screen from `from` to `to`. */
export async function drag(page: Page, from: Finger[], to: Finger[], steps = 8): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  await send('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    const between = (a: number, b: number) => a + ((b - a) * step) / steps
    await send(
      'touchMove',
      from.map(({ x, y }, at) => ({ x: between(x, to[at]!.x), y: between(y, to[at]!.y) })),
    )
  }
  await send('touchEnd', [])
  await device.detach()
}
