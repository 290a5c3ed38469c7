import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { BrokenChair } from '../shell/broken-chair.tsx'
import styles from '../shell/error-page.module.css'
import { ErrorPage } from '../shell/error-page.tsx'
import { SearchBox } from '../shell/search-box.tsx'
import { INVALID_PRODUCT } from './load-product.ts'

/** What stands in for a product that is not there, or cannot be shown. */
export function ProductError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />
  if (error.status === 404) return <ProductNotFound />
  return error.data === INVALID_PRODUCT ? <InvalidProduct /> : <ErrorPage error={error} />
}

function ProductNotFound() {
  const text = useText()
  return (
    <Container className={styles.page}>
      <title>{text('product.not-found')}</title>
      <meta name="robots" content="noindex" />
      <BrokenChair />
      <h1>{text('product.not-found')}</h1>
      <p className={styles.text}>{text('product.not-found-text')}</p>
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

function InvalidProduct() {
  const text = useText()
  const { pathname, search } = useLocation()
  return (
    <Container className={styles.page}>
      <title>{text('product.invalid')}</title>
      <meta name="robots" content="noindex" />
      <BrokenChair />
      <h1>{text('product.invalid')}</h1>
      <p className={styles.text}>{text('error.text')}</p>
      <div className={styles.actions}>
        <LinkButton reloadDocument to={{ pathname, search }}>
          {text('error.again')}
        </LinkButton>
        <LinkButton kind="outline" to={href('/')}>
          {text('not-found.home')}
        </LinkButton>
      </div>
    </Container>
  )
}
