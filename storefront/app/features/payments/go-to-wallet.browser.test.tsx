import { expect, test } from 'vitest'
import { goToWallet } from './go-to-wallet.ts'

test('a page left for the wallet is kept at its top, where Back then shows that it loads', () => {
  document.body.style.paddingBottom = '3000px'
  scrollTo({ top: 500, behavior: 'instant' })
  let kept: number | undefined
  // As the router keeps it.
  const keep = () => (kept = scrollY)
  addEventListener('pagehide', keep, { once: true })
  goToWallet({ url: '#wallet', fields: null })
  expect(scrollY).toBe(500)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(kept).toBe(0)
  document.body.style.paddingBottom = ''
  history.replaceState(null, '', location.pathname + location.search)
})
