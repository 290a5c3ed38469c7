import { href, isRouteErrorResponse } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { BrokenChair } from './broken-chair.tsx'
import styles from './error-page.module.css'
import { SearchBox } from './search-box.tsx'

/** What stands in for a page that is not there, or that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)
  return isMissing ? <NotFound /> : <Failure />
}

function NotFound() {
  const text = useText()
  return (
    <Container className={styles.page}>
      <title>{text('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <BrokenChair />
      <h1>{text('not-found.title')}</h1>
      <p className={styles.text}>{text('not-found.text')}</p>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.actions}>
        <LinkButton to={href('/')}>{text('not-found.home')}</LinkButton>
        <LinkButton kind="outline" to={href('/productListing')}>
          {text('categories.all-products')}
        </LinkButton>
      </div>
    </Container>
  )
}

function Failure() {
  const text = useText()
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <Container className={styles.page}>
      <title>{text('error.title')}</title>
      <meta name="robots" content="noindex" />
      <BrokenChair />
      <h1>{text('error.title')}</h1>
      <p className={styles.text}>{text(isOffline ? 'error.offline' : 'error.text')}</p>
      <div className={styles.actions}>
        <Button className="needs-script" onClick={() => location.reload()}>
          {text('error.again')}
        </Button>
        <LinkButton kind="outline" to={href('/')}>
          {text('not-found.home')}
        </LinkButton>
      </div>
    </Container>
  )
}
