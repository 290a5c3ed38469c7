import { vi } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * Makes each load of a module fail, like a broken connection, for the rest of the test file. Modules loaded before
 * stay, so use it in `*.isolated.browser.test.tsx`, which start with none. It is not undone after a test: a load that a
 * page has just started would then succeed, and the next test would have the module.
 *
 * @param file  the end of its path, such as `quick-view/quick-view.tsx`
 */
export async function failModule(file: string): Promise<void> {
  const session = cdp()
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${file}*` }] })
  // A busy browser takes up the rule a little later than it answers.
  const isBroken = () =>
    fetch(`/${file}?probe`).then(
      () => false,
      () => true,
    )
  await vi.waitUntil(isBroken, { timeout: 20_000 })
}
