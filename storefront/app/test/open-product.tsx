import { useLocation, useNavigate } from 'react-router'
import { page } from 'vitest/browser'
import type { Product } from '#contract/catalog/products.ts'
import type { ProductQuestionsReply } from '#contract/questions.ts'
import type { ShownSet } from '#contract/sets.ts'
import type { Language } from '#domain/language/languages.ts'
import type { InstalmentLines } from '../features/instalments/load-lines.ts'
import type { ShownProduct } from '../features/catalog/card/shown-product.ts'
import ProductPage from '../routes/product.tsx'
import { answerApi } from './answer-api.ts'
import { givenMedia } from './given-media.ts'
import { givenBed } from './given-products.ts'
import { givenShell } from './given-shell.ts'
import { givenZones } from './given-zones.ts'
import { loadNepali, openPage } from './open-page.tsx'

type OpenedProduct = {
  product?: Product
  related?: readonly ShownProduct[]
  /** Null if they could not be loaded with the page. */
  questions?: Pick<ProductQuestionsReply, 'data' | 'total'> | null
  set?: ShownSet
  /** What each price comes to per month. */
  instalments?: InstalmentLines
  address?: string
  state?: unknown
  language?: Language
  /** The page follows another choice only then. */
  follows?: Promise<null>
}

/**
 * Opens a product page with all its pictures, followed by its address and a Back button.
 *
 * @returns  the paths of pictures that were requested, oldest first
 */
export async function openProduct({
  product = givenBed(),
  related = [],
  questions = { data: [], total: 0 },
  set,
  instalments,
  address = `/product/${product._id}`,
  state,
  language = 'en',
  follows,
}: OpenedProduct = {}): Promise<string[]> {
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
  const asked = await givenMedia()
  if (language === 'ne') await loadNepali('reviews', 'later')
  const loaderData = {
    ...givenShell(),
    product,
    related,
    set: set ?? null,
    instalments,
    questions: questions ?? undefined,
    meta: [],
  }
  await openPage('/product/:id', WithAddress, {
    address,
    state,
    loaderData,
    language,
    ...(follows && { follows }),
  })
  return asked
}

function WithAddress(props: Parameters<typeof ProductPage>[0]) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <ProductPage {...props} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back in history
      </button>
      <output aria-label="Present address">{`${pathname}${search}${hash}`}</output>
    </>
  )
}

/** Finds the current address of the product page. */
export const presentAddress = () => page.getByRole('status', { name: 'Present address' })
export const goBack = () => page.getByRole('button', { name: 'Back in history' }).click()
