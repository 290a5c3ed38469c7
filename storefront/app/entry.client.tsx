import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from './messages/language.ts'
import { loadMessages } from './messages/load-messages.ts'

const LONGEST_WAIT_FOR_PAINT_MS = 500

await Promise.all([loadMessages(languageOf(location.pathname)), firstPaint()])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/** The page came whole: it is shown before the scripts take the processor. A tab in the background never paints. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_WAIT_FOR_PAINT_MS)
  })
}
