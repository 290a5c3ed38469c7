import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * Lets the load of a module fail until the test ends, as on a line that breaks. Modules that were loaded before stay: for
 * `*.isolated.browser.test.tsx`, which begin with none.
 *
 * @param file  the end of its path, such as `quick-view/quick-view.tsx`
 */
export async function failModule(file: string): Promise<void> {
  const session = cdp()
  const fail = ({ requestId }: { requestId: string }) => {
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  }
  session.on('Fetch.requestPaused', fail)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${file}*` }] })
  onTestFinished(async () => {
    session.off('Fetch.requestPaused', fail)
    await session.send('Fetch.disable')
  })
}
