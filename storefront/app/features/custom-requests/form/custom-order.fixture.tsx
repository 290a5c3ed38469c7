import { useSearchParams, Link } from 'react-router'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Color } from '#contract/catalog/colors.ts'
import type { Product, Variant } from '#contract/catalog/products.ts'
import type { CustomSentReply } from '#contract/custom-requests.ts'
import type { Language } from '#domain/language/languages.ts'
import '../../../messages/account-messages.ts'
import { good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenRequest } from '../../../test/given-request.ts'
import { givenSettings } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'
import { ProductTabs } from '../../catalog/product/panels/product-tabs.tsx'
import { useTab } from '../../catalog/product/panels/use-tab.ts'
import { chosenVariant } from '../../catalog/product/variant-choice.ts'
import { CustomOrderPanel } from './custom-order-panel.tsx'

const URL = 'https://kastha.example/product/1?size=122*200&type=Normal'

// The form reads only these fields of a product.
const kind = { slug: 'rara-wingback-bed', subCatName: 'Beds', catName: 'Bedroom', colors: [] as Color[], model: null }
export const plain = { _id: '1', color: null, size: null, type: null, dimensionsCm: null } as Variant
const dimensionsCm = { width: 176, height: 124, depth: 219 }
export const bed = { ...kind, _id: '1', name: 'Rara wingback bed', dimensionsCm, variants: [plain] } as Product
export const stool = {
  ...kind,
  _id: '9',
  name: 'Ilam knitted pouffe',
  slug: 'ilam-pouffe',
  dimensionsCm: null,
  variants: [plain],
} as Product

export const form = () => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })
export const answer = (label: string) => form().getByLabelText(new RegExp(`^${label}`))
export const send = (way: 'WhatsApp' | 'email') => form().getByRole('button', { name: `Send by ${way}` })
export const outline = () => form().getByRole('img', { name: /^Outline of the furniture/ })

/** Fills in every field with a valid answer. */
export async function fillIn(): Promise<void> {
  await answer('Name').fill('Asmita Gurung')
  await answer('Email').fill('asmita@post.example')
  await answer('Phone').fill('+977 984-123-4567')
  await answer('Width').fill('165.5')
  await answer('Height').fill('110')
  await answer('Depth').fill('210')
  await form().getByText('Glass').click()
  await answer('Instructions').fill('Lower headboard,\noatmeal & no wings')
}

export const sentReply: CustomSentReply = { ...good, key: TRACK_KEY, data: givenRequest() }

/** Opens the tabs of a product page at the form. */
export async function openForm(product = bed, search = '', language: Language = 'en'): Promise<void> {
  function Tabs() {
    const { chosen: shown } = useTab()
    const [choice] = useSearchParams()
    const chosen = chosenVariant(product.variants, choice)
    const isShown = shown === 'custom-order'
    const tabs = {
      description: { label: 'Description', panel: 'About it' },
      details: { label: 'Details', panel: 'More about it' },
      reviews: { label: 'Reviews', panel: 'What others say' },
      'custom-order': {
        label: 'Custom Order',
        panel: <CustomOrderPanel product={product} chosen={chosen} url={URL} shop={givenSettings} isShown={isShown} />,
        isTitled: true,
      },
    } as const
    return (
      <>
        <Link to="?size=183*200#custom-order">The widest</Link>
        <ProductTabs tabs={tabs} />
      </>
    )
  }
  await openPage('/product/:id', Tabs, { address: `/product/${product._id}${search}#custom-order`, language })
  await expect.element(page.getByRole('form')).toBeVisible()
}

/** Records links to other apps instead of opening them. */
export const noteLeaving = () => vi.spyOn(window, 'open').mockReturnValue(null)
