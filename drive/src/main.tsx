import './page.css'
import './today.css'
import './stop.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { start } from './device/session.ts'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void start()
void keepStorage()
if (import.meta.env.PROD) void navigator.serviceWorker.register('/drive/service-worker.js', { scope: '/drive' })

/** Otherwise a full phone may throw away what waits to be sent. */
async function keepStorage(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}
