import { href, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { withoutLanguage } from '#domain/language/languages.ts'
import type { Product } from '#contract/catalog/products.ts'
import { apiContext } from '../api.ts'
import { picturesIn } from '../features/catalog/colors.ts'
import { BuyingFacts } from '../features/delivery-zones/buying-facts.tsx'
import { PromiseBox } from '../features/delivery-zones/promise/promise-box.tsx'
import { FitsLine } from '../features/passages/fits-line.tsx'
import { instalmentLines, loadPlans } from '../features/instalments/load-lines.ts'
import { loadQuestions } from '../features/questions/load-questions.ts'
import { ModelButton } from '../features/catalog/product/model/model-button.tsx'
import { Gallery } from '../features/catalog/product/gallery/gallery.tsx'
import { isTall } from '../features/catalog/product/gallery/is-tall.ts'
import { InfoPanel } from '../features/catalog/product/panels/info-panel.tsx'
import { kindPath } from '../features/catalog/product/size-guide/kind-path.ts'
import { loadProduct } from '../features/catalog/product/load-product.ts'
import { ProductError } from '../features/catalog/product/product-error.tsx'
import { ProductFacts } from '../features/catalog/product/product-facts.tsx'
import { productMeta } from '../features/catalog/product/product-meta.ts'
import styles from '../features/catalog/product/product-page.module.css'
import { TabLink } from '../features/catalog/product/panels/tab-link.tsx'
import { ProductTabs } from '../features/catalog/product/panels/product-tabs.tsx'
import { RecentlyViewed } from '../features/catalog/product/related/recently-viewed.tsx'
import { useNotedAsSeen } from '../features/catalog/product/related/use-noted-as-seen.ts'
import { type TabId, useTab } from '../features/catalog/product/panels/use-tab.ts'
import { chosenVariant } from '../features/catalog/product/variant-choice.ts'
import { withoutUnknownChoices } from '../features/catalog/product/known-choices.ts'
import { useText } from '../messages/text.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { languageContext, publicUrlContext, sendContext } from '../request-contexts.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Container } from '../ui/container.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { prefetch } from '../ui/lazy-part.tsx'
import { needPart, servedPart } from '../ui/served-part.tsx'
import type { Route } from './+types/product'

const ProductPanel = servedPart(() => import('../features/catalog/product/panels/product-panel.tsx'))
const NotIncluded = servedPart(() => import('../features/sets/not-included.tsx'))
const CompleteSet = servedPart(() => import('../features/sets/complete-set.tsx'))
const RelatedCarousel = servedPart(() => import('../features/catalog/product/related/related-carousel.tsx'))
const DeliveredHere = servedPart(() => import('../features/delivery-zones/delivered-here.tsx'))
const HomePhotos = servedPart(() => import('../features/reviews/home-photos.tsx'))
const QuestionsSection = servedPart(() => import('../features/questions/questions-section.tsx'))

// It stands above the choices, which must not move under a finger.
await needPart(NotIncluded)

export const handle: PageHandle = { searchParams: ['color', 'size', 'type'] }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [loaded, settings, questions, plans] = await Promise.all([
    loadProduct(api, params.id),
    api.settings(),
    loadQuestions(context.get(sendContext), params.id),
    loadPlans(context.get(sendContext)),
  ])
  const { pathname, searchParams } = new URL(request.url)
  // Otherwise each made-up color would be a page of its own to render and to keep.
  const search = withoutUnknownChoices(searchParams, loaded.product.variants)
  if (search !== undefined) throw redirect(withoutLanguage(pathname) + search)
  const place = { publicUrl: context.get(publicUrlContext), language: context.get(languageContext) }
  return {
    ...loaded,
    questions,
    instalments: plans && instalmentLines(plans, loaded.product, place),
    meta: productMeta(loaded.product, { ...place, name: settings.name }),
  }
}

/** Another color, size or type only changes the choice among loaded data; a new review reloads the same page. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id || currentUrl.href === nextUrl.href
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function ProductPage({
  loaderData: { product, related, set, questions, instalments },
  matches,
}: Route.ComponentProps) {
  const text = useText()
  const shell = shellOf(matches)
  const [search] = useSearchParams()
  const chosen = chosenVariant(product.variants, search)
  const piece = { ...chosen, madeInDays: product.madeInDays, productId: product._id }
  useNotedAsSeen(product)
  const { chosen: shown } = useTab()
  const panel = (tab: TabId) => (
    <ProductPanel tab={tab} isShown={tab === shown} product={product} chosen={chosen} shell={shell} />
  )
  const tabs = {
    description: { label: text('product.tab.description'), panel: panel('description') },
    details: { label: text('product.tab.details'), panel: panel('details') },
    reviews: {
      label: text('product.tab.reviews', { count: product.reviewCount }),
      panel: panel('reviews'),
      prepare: () => prefetch(() => import('../features/reviews/reviews-board.tsx')),
    },
    'custom-order': {
      label: text('product.tab.custom'),
      panel: panel('custom-order'),
      isTitled: true,
      prepare: () => prefetch(() => import('../features/custom-requests/form/custom-order-form.tsx')),
    },
  } as const
  return (
    <Container key={product._id}>
      <div className={styles.top}>
        <Breadcrumb steps={stepsTo(product, text('breadcrumb.home'))} />
      </div>
      <div className={styles.product}>
        <div className={styles.pictures}>
          <Gallery
            key={chosen.color}
            pictures={picturesIn(chosen.color, product.pictures)}
            name={product.name}
            isTall={isTall(product)}
          />
          {product.model && <ModelButton product={product} chosen={chosen} model={product.model} />}
        </div>
        <div className={styles.info}>
          <InfoPanel
            product={product}
            chosen={chosen}
            freeShippingOver={shell?.settings.freeShippingOver}
            instalments={instalments}
            apart={set && <NotIncluded set={set} productId={product._id} chosen={chosen} />}
            delivery={
              <>
                <FitsLine product={product} chosen={chosen} />
                <PromiseBox
                  piece={piece}
                  renderCustomOrder={(words) => (
                    <TabLink tab="custom-order" product={product} chosen={chosen} quickView={undefined}>
                      {words}
                    </TabLink>
                  )}
                />
                {Object.keys(product.deliveredTo).length > 0 && <DeliveredHere deliveredTo={product.deliveredTo} />}
                {shell && <BuyingFacts piece={piece} payments={shell.settings.payments} />}
              </>
            }
          />
        </div>
        <ProductFacts product={product} />
      </div>
      <div className={styles.more}>
        {set && (
          <PagePart>
            <CompleteSet set={set} product={product} chosen={chosen} freeOver={shell?.settings.freeShippingOver} />
          </PagePart>
        )}
        <ProductTabs tabs={tabs} />
        {product.reviews.some(({ photos }) => photos.length > 0) && (
          <PagePart>
            <HomePhotos product={product} />
          </PagePart>
        )}
        <PagePart>
          <QuestionsSection productId={product._id} served={questions} shopName={shell?.settings.name} />
        </PagePart>
        <PagePart>
          <RelatedCarousel product={product} related={related} />
        </PagePart>
        <PagePart>
          <RecentlyViewed productId={product._id} />
        </PagePart>
      </div>
    </Container>
  )
}

function stepsTo(product: Product, home: string) {
  return [
    { name: home, to: href('/') },
    { name: product.subCatName ?? product.catName, to: kindPath(product) },
    { name: product.name },
  ]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductError error={error} />
}
