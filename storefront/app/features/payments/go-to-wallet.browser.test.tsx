import { expect, onTestFinished, test } from 'vitest'
import { goToWallet } from './go-to-wallet.ts'

test('a page left for the wallet is kept at its top, where Back then shows that it loads', () => {
  const tall = document.createElement('div')
  tall.style.height = '3000px'
  document.body.append(tall)
  onTestFinished(() => {
    tall.remove()
    history.replaceState(null, '', location.pathname + location.search)
  })
  let kept: number | undefined
  // As the router keeps it.
  addEventListener('pagehide', () => (kept = scrollY), { once: true })
  goToWallet({ url: '#wallet', fields: null })
  scrollTo({ top: 500, behavior: 'instant' })
  expect(scrollY).toBe(500)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(kept).toBe(0)
})
