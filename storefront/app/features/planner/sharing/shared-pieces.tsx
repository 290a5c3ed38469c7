import { href, Link } from 'react-router'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { useFormat } from '../../../format.ts'
import { variantSearch } from '../../catalog/product/variant-search.ts'
import { type Goods, variantIn } from '../goods.ts'
import { placeText } from '../place-words.ts'
import { mmText, type Words } from '../words.ts'
import styles from './shared-pieces.module.css'

type SharedPiecesProps = { plan: Plan; goods: Goods; words: Words }

/** What stands in a shared room, in words, with the prices of today. */
export function SharedPieces({ plan, goods, words }: SharedPiecesProps) {
  const { text } = words
  return (
    <section className={styles.section} aria-label={text('plan.pieces')}>
      <h2 className={styles.title}>{text('plan.pieces')}</h2>
      {plan.pieces.length === 0 && <p>{text('plan.no-pieces')}</p>}
      <ul className={styles.list}>
        {plan.pieces.map((piece) => (
          <li key={piece.id} className={styles.piece}>
            <p className={styles.name}>
              <Name piece={piece} goods={goods} />
            </p>
            <p className={styles.price}>
              <Price piece={piece} goods={goods} words={words} />
            </p>
            <Choice piece={piece} goods={goods} />
            <p className={styles.facts}>
              {[piece.width, piece.depth, piece.height].map((side) => mmText(words, side)).join(' × ')}
            </p>
            <p className={styles.facts}>{placeText(words, plan, piece)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type InShop = { piece: PlannedPiece; goods: Goods }

/** The shop's own name, with a link, once the shop has told what it is (`namedByShop`). */
function Name({ piece, goods }: InShop) {
  if (piece.own || typeof goods.get(piece.productId) !== 'object') return piece.name
  const variant = variantIn(goods, piece)
  const search = variant ? variantSearch(variant) : ''
  return <Link to={href('/product/:id', { id: piece.productId }) + search}>{piece.name}</Link>
}

/** Color, size and type of the variant that is planned, which may cost other than the product's first. */
function Choice({ piece, goods }: InShop) {
  const format = useFormat()
  const product = piece.own ? undefined : goods.get(piece.productId)
  const variant = piece.own ? undefined : variantIn(goods, piece)
  if (typeof product !== 'object' || !variant) return null
  const color = product.colors.find(({ slug }) => slug === variant.color)?.name
  const choices = [variant.size, variant.type].flatMap((choice) => (choice === null ? [] : [format.choice(choice)]))
  const words = [...(color === undefined ? [] : [color]), ...choices]
  return words.length > 0 && <p className={styles.facts}>{words.join(', ')}</p>
}

function Price({ piece, goods, words: { text } }: { piece: PlannedPiece; goods: Goods; words: Words }) {
  const format = useFormat()
  if (piece.own) return text('plan.own-piece')
  const product = goods.get(piece.productId)
  if (product === undefined) return null
  const variant = variantIn(goods, piece)
  if (!variant) return <span className={styles.gone}>{text('planner.gone')}</span>
  return (
    <>
      {format.money(variant.price)}{' '}
      {variant.countInStock === 0 && <span className={styles.gone}>{text('card.out-of-stock')}</span>}
    </>
  )
}
