import { cdp } from 'vitest/browser'

/**
 * Lets each load of a module fail, as on a line that breaks, for the rest of the test file. Modules that were loaded before
 * stay: for `*.isolated.browser.test.tsx`, which begin with none. It is not taken back after a test, as a load that a page
 * has just begun would then succeed, and the next test would have the module.
 *
 * @param file  the end of its path, such as `quick-view/quick-view.tsx`
 */
export async function failModule(file: string): Promise<void> {
  const session = cdp()
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${file}*` }] })
}
