// Runs before each file of component tests.
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { messages } from '#messages/pages.ts'
import { addMessages } from '../messages/text.ts'
import { stopAnswering } from './answer-api.ts'
import { refuseErrors, watchErrors } from './console-errors.ts'
import { endVisit } from './end-visit.ts'
import '../ui/early-press.ts'
import '../ui/tokens.css'
import '../ui/base.css'

const DESK = [1280, 800] as const

addMessages('en', messages)
// As on a page that answers to touch: its early presses are over.
document.documentElement.dataset.hydrated = 'true'
const address = location.href

beforeEach(async () => {
  if (window.innerWidth !== DESK[0] || window.innerHeight !== DESK[1]) await page.viewport(...DESK)
  document.documentElement.lang = 'en'
  localStorage.clear()
  sessionStorage.clear()
  watchErrors()
})

afterEach(async () => {
  await cleanup()
  // A drawer that has just gone drops its history entry (ui/layers.ts).
  await vi.waitUntil(() => !(history.state as { layers?: number } | null)?.layers, {
    timeout: 20_000,
  })
  // Loads started by a test must not make calls in the next one.
  await vi.dynamicImportSettled()
  endVisit()
  stopAnswering()
  history.replaceState(null, '', address)
  vi.useRealTimers()
  vi.restoreAllMocks()
  refuseErrors()
})
