import { isRouteErrorResponse } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { ErrorPage, FailedPage, MissingPage } from '../../shell/error-page.tsx'
import { INVALID_PRODUCT } from './load-product.ts'

/** Replaces a product that is missing or cannot be shown. */
export function ProductError({ error }: { error: unknown }) {
  const text = useText()
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />
  if (error.status === 404)
    return <MissingPage title={text('product.not-found')} text={text('product.not-found-text')} />
  if (error.data !== INVALID_PRODUCT) return <ErrorPage error={error} />
  return <FailedPage title={text('product.invalid')} text={text('error.text')} />
}
