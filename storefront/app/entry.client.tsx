import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { prefetchSession } from './features/accounts/session/follow-session.ts'
import { loadNeeded } from './messages/load-messages.ts'
import { listenFirst } from './ui/first-popstate.ts'

prefetchSession()
listenFirst()
await loadNeeded()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
