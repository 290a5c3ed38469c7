import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { prefetchSession } from './features/accounts/session/follow-session.ts'
import { formatIn } from './format.ts'
import { loadNeeded } from './messages/load-messages.ts'
import { listenFirst } from './ui/first-popstate.ts'
import { prefetch } from './ui/lazy-part.tsx'
import { onceUsed } from './ui/once-used.ts'
import { wholeStyles } from './ui/whole-styles.ts'

prefetchSession()
listenFirst()
// What is opened next needs them.
onceUsed(() => prefetch(wholeStyles), new AbortController().signal)
// The first number format takes a phone 50 ms. It has them while the texts come, and would not during hydration.
setTimeout(() => formatIn('en').number(0))
await loadNeeded()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
