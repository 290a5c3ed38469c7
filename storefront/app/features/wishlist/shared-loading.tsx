import { useText } from '../../messages/text.ts'
import { ProductCardSkeleton } from '../catalog/card/product-card.tsx'
import cards from '../catalog/card/product-cards.module.css'

const CARDS = 4

export function SharedLoading() {
  const text = useText()
  return (
    <div role="status" className="needs-script">
      <span className="visually-hidden">{text('my-list.loading')}</span>
      <div className={cards.cards}>
        {Array.from({ length: CARDS }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}
