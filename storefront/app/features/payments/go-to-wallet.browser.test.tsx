import { expect, onTestFinished, test } from 'vitest'
import { goToWallet } from './go-to-wallet.ts'

const POSITIONS = 'react-router-scroll-positions'

test('a page that was reached because the wallet did not open stays where it is', () => {
  const tall = document.createElement('div')
  tall.style.height = '3000px'
  document.body.append(tall)
  onTestFinished(() => {
    tall.remove()
    history.replaceState(null, '')
  })
  history.replaceState({ key: 'order' }, '')
  goToWallet({ url: 'javascript:void 0', fields: null })
  history.replaceState({ key: 'listing' }, '')
  scrollTo({ top: 500, behavior: 'instant' })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(scrollY).toBe(500)
})

test('a page left for the wallet is kept at its top, where Back then shows that it loads', () => {
  const tall = document.createElement('div')
  tall.style.height = '3000px'
  document.body.append(tall)
  onTestFinished(() => {
    tall.remove()
    sessionStorage.removeItem(POSITIONS)
    history.replaceState(null, '')
  })
  history.replaceState({ key: 'order' }, '')
  // As the router keeps it, by a handler that is there from the start.
  const keep = () => {
    sessionStorage.setItem(POSITIONS, JSON.stringify({ cart: 700, [(history.state as { key: string }).key]: scrollY }))
  }
  addEventListener('pagehide', keep, { once: true })
  goToWallet({ url: 'javascript:void 0', fields: null })
  scrollTo({ top: 500, behavior: 'instant' })
  expect(scrollY).toBe(500)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(scrollY).toBe(0)
  expect(JSON.parse(sessionStorage.getItem(POSITIONS)!)).toEqual({ cart: 700, order: 0 })
})
