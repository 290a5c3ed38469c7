import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import type { SharedListReply } from '#contract/wishlist.ts'
import { useText } from '../../messages/text.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ProductCard } from '../catalog/card/product-card.tsx'
import type { ShownProduct } from '../catalog/card/shown-product.ts'
import cards from '../catalog/card/product-cards.module.css'
import { listCalls } from './list-calls.ts'
import './list-messages.ts'
import { SharedLoading } from './shared-loading.tsx'

const CARD_SIZES = '(width >= 1280px) 280px, (width >= 768px) 31vw, 46vw'
/** Number of pictures on the first screen of most windows. */
const FIRST_CARDS = 4

/** The shared items; null when the list is no longer shared. */
type Card = SharedListReply['data'][number]
type Shared = readonly Card[] | null

/** Another shopper's list, opened through its link. */
export default function SharedView({ token }: { token: string }) {
  const text = useText()
  const { data, isError, isFetching, refetch } = useQuery<Shared>(
    { queryKey: ['shared-list', token], queryFn: () => load(token), ...failsAtOnce, staleTime: 0 },
    queryClient,
  )
  if (data === undefined && !isError) return <SharedLoading />
  if (data === undefined) {
    return <LoadFailure title={text('my-list.shared-failed')} isTrying={isFetching} onRetry={() => void refetch()} />
  }
  if (data === null || data.length === 0) {
    const kind = data === null ? 'my-list.shared-gone' : 'my-list.shared-none'
    const browse = (
      <LinkButton to={href('/productListing')} kind="outline">
        {text('categories.all-products')}
      </LinkButton>
    )
    return (
      <EmptyState icon="heart" title={text(kind)} action={browse}>
        {text(`${kind}-text`)}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="shared-items">
      <h2 id="shared-items" className="visually-hidden">
        {text('my-list.items')}
      </h2>
      <div className={cards.cards}>
        {data.map((product, at) => (
          <ProductCard
            key={product._id}
            product={inSavedChoice(product)}
            sizes={CARD_SIZES}
            always
            priority={at < FIRST_CARDS}
          />
        ))}
      </div>
    </section>
  )
}

/** Shows the color and size that the owner saved, as far as the shop still sells them. */
function inSavedChoice({ saved, ...card }: Card): ShownProduct {
  const narrowed = (['color', 'size'] as const).reduce((left, kind) => {
    const alike = left.filter((offer) => offer[kind] === saved[kind])
    return saved[kind] !== null && alike.length > 0 ? alike : left
  }, card.offers)
  return { ...card, shownOffer: Math.max(0, card.offers.indexOf(narrowed[0]!)) }
}

async function load(token: string): Promise<Shared> {
  const { answer } = await listCalls.readShared(token)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw new Error(`A shared list could not be read: ${answer.message}`)
}
