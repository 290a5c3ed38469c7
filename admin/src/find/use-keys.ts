import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { areas } from '../areas.ts'
import { areKeysOff } from './keys-off.ts'
import { showPart } from './shown.ts'

const SINGLE = /^[a-z/?]$/
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * Opens the palette on Ctrl K, and saves on Ctrl S. Single keys do what shortcuts.ts says, where nobody types and nothing is
 * open over the page.
 */
export function useKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey) {
        if (key === 'k') openPalette(event)
        if (key === 's') save(event)
      } else if (!event.repeat && SINGLE.test(event.key) && isFree(event.target)) {
        // Firefox opens its own search on a slash.
        if (key === '/') event.preventDefault()
        const at = performance.now()
        loadShortcuts().then(({ press }) => press(key, { areas, navigate, show: showPart }, at), warn)
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigate])
}

let shortcuts: Promise<typeof import('./shortcuts.ts')> | undefined

/** Loads once, so that keys act in their order: a second import may be there before the first. */
function loadShortcuts() {
  shortcuts ??= import('./shortcuts.ts').catch((error: unknown) => {
    shortcuts = undefined
    throw error
  })
  return shortcuts
}

function openPalette(event: KeyboardEvent): void {
  event.preventDefault()
  showPart('palette')
}

/** Presses the button of the form on the page, instead of letting the browser save the page as a file. */
function save(event: KeyboardEvent): void {
  const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]')
  if (!button || isCovered()) return
  event.preventDefault()
  button.click()
}

function isFree(target: EventTarget | null): boolean {
  return !(target instanceof Element && target.closest(TYPED_INTO)) && !isCovered() && !areKeysOff()
}

/** Whether a dialog or a menu is open over the page. */
function isCovered(): boolean {
  return document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null
}

/** A key that could not be loaded does nothing; pages that cannot be loaded say so themselves. */
function warn(error: unknown): void {
  console.warn('The keyboard shortcuts could not be loaded.', error)
}
