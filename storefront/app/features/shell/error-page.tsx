import { useEffect, type ReactNode } from 'react'
import { href, isRouteErrorResponse } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import brokenChair from './broken-chair.svg'
import styles from './error-page.module.css'
import { SearchBox } from '../catalog/search/search-box.tsx'

/** Replaces a page that is missing or failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText()
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)
  if (isMissing) return <MissingPage title={text('not-found.title')} text={text('not-found.text')} />
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  if (isOffline || wasUnreached(error)) return <UnreachedPage />
  return <FailedPage title={text('error.title')} text={text('error.text')} />
}

/** How browsers name a call that did not reach the shop. */
const UNREACHED = /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource)/
const ASK_EVERY_MS = 3_000

function wasUnreached(error: unknown): boolean {
  return error instanceof TypeError && UNREACHED.test(error.message)
}

/** Loads by itself once the shop can be reached again. A page that was seen before opens from the service worker. */
function UnreachedPage() {
  const text = useText()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return void reloadIfSeen()
    void reloadIfBack()
    const timer = setInterval(() => void reloadIfBack(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOnline])
  return <FailedPage title={text('error.title')} text={text(isOnline ? 'error.text' : 'error.offline')} />
}

async function reloadIfBack(): Promise<void> {
  try {
    const { ok } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
    if (ok) location.reload()
  } catch {
    // The shop is still away, and the page offers to try again.
  }
}

async function reloadIfSeen(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active && (await caches.match(location.pathname, { cacheName: 'seen-pages' }))) location.reload()
}

/** Offers the search, home and all products. */
export function MissingPage({ title, text: explanation }: { title: string; text: string }) {
  const text = useText()
  return (
    <EmptyPage title={title} text={explanation}>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.actions}>
        <LinkButton to={href('/')}>{text('not-found.home')}</LinkButton>
        <LinkButton kind="outline" to={href('/productListing')}>
          {text('categories.all-products')}
        </LinkButton>
      </div>
    </EmptyPage>
  )
}

/** Offers a retry and a link home. */
export function FailedPage({ title, text: explanation }: { title: string; text: string }) {
  const text = useText()
  return (
    <EmptyPage title={title} text={explanation}>
      <div className={styles.actions}>
        <Button className="needs-script" onClick={() => location.reload()}>
          {text('error.again')}
        </Button>
        <LinkButton kind="outline" to={href('/')}>
          {text('not-found.home')}
        </LinkButton>
      </div>
    </EmptyPage>
  )
}

function EmptyPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <img src={brokenChair} width={264} height={184} alt="" />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </Container>
  )
}
