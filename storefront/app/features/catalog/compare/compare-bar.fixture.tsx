import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductCard } from '#contract/catalog/products.ts'
import { answerApi } from '../../../test/answer-api.ts'
import { givenBedCard, givenCard } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'
import { CompareBarSlot } from './compare-bar-slot.tsx'
import { CompareButton } from './compare-button.tsx'
import { writeCompared } from './compared.ts'

export const [ASAN, HIMAL, POKHARA, MUSTANG] = ['Asan bed', 'Himal bed', 'Pokhara bunk bed', 'Mustang bed'] as const
const beds: ProductCard[] = [
  givenBedCard(),
  ...[ASAN, HIMAL, POKHARA, MUSTANG].map((name, at) => givenCard({ _id: String(at + 2), name })),
]

export const toggle = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
export const bar = () => page.getByRole('region', { name: 'Products to compare' })
export const takeOut = (name: string) => bar().getByRole('button', { name: `Remove ${name} from the comparison` })

export const Listing = () => (
  <div id="content" tabIndex={-1}>
    {beds.map(({ _id, name }, at) => (
      <CompareButton key={_id} productId={_id} name={name} withWord={at % 2 === 0} />
    ))}
    {/* As in the toolbar of a list. */}
    <div data-compare-place="toolbar" />
    <CompareBarSlot />
  </div>
)

/** Opens a listing whose products this browser already compares; returns the requests to the API. */
export async function open(...compared: string[]) {
  return openAt('/productListing', ...compared)
}

export async function openAt(path: string, ...compared: string[]) {
  const asked = givenBeds(compared)
  await openPage(path, Listing)
  return asked
}

export function givenBeds(compared: string[]) {
  writeCompared(compared)
  return answerApi({
    'GET /api/product/getAllProducts': ({ search }) => {
      const ids = new URLSearchParams(search).get('ids')!.split(',')
      const products = ids.flatMap((id) => beds.find(({ _id }) => _id === id) ?? [])
      return { status: 200, body: { success: true, message: '', products, totalProducts: products.length } }
    },
  })
}

export async function compare(...names: string[]): Promise<void> {
  for (const name of names) {
    await toggle(name).click()
    await expect.element(toggle(name)).toHaveAttribute('aria-pressed', 'true')
  }
}
