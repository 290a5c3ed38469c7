import { Link } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'
import { anyOffer } from '#domain/catalog/wanted-offer.ts'
import type { Access } from '#domain/passages/answer.ts'
import { browserApi } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { shownProduct } from '../catalog/card/as-shown.ts'
import { useChosenOffer } from '../catalog/card/use-chosen-offer.ts'
import { GETS_IN_HASH } from '../catalog/listing/gets-in.ts'
import { kindPath } from '../catalog/product/size-guide/kind-path.ts'
import { type FittingPiece, type PieceList, useCheckedPieces } from './checked-pieces.ts'
import { fitText } from './fitting-words.ts'
import styles from './pieces-instead.module.css'

const MOST = 4
/** A phone reads no further by itself. */
const PAGES = 3

type PiecesInsteadProps = {
  product: Product
  access: Access
  /** Whether only pieces count that get in as they stand, because the product itself gets in in parts. */
  onlyWhole: boolean
}

/** Up to four pieces of the same kind that get in where a product does not, and the way to all of them. */
export function PiecesInstead({ product, access, onlyWhole }: PiecesInsteadProps) {
  const text = useText()
  const category = product.subCatName ?? product.catName
  const pieces = useCheckedPieces(listOfKind(product), access, PAGES)
  const { fitting, isPending, isError, isFetching, hasNextPage, checked } = pieces
  const isOther = ({ card, fit }: FittingPiece) => card._id !== product._id && (!onlyWhole || fit.way === 'whole')
  const others = fitting.filter(isOther)
  if (isError) return null
  if (isPending || (others.length === 0 && isFetching)) {
    return (
      <div role="status">
        <span className="visually-hidden">{text('passages.fitting.checking')}</span>
        <Skeleton className={styles.loading} />
      </div>
    )
  }
  const toAll = (
    <Link to={kindPath(product) + GETS_IN_HASH} className={styles.all}>
      {text('passages.instead.all', { category })}
    </Link>
  )
  // Nobody knows what is in the rest of the list.
  if (others.length === 0 && hasNextPage) return <div className={styles.instead}>{toAll}</div>
  if (others.length === 0) {
    // Others get in in parts, as the product itself does; the list counts them.
    const inParts = fitting.filter(({ card }) => card._id !== product._id).length
    if (inParts === 0)
      return checked > 1 && <p className={styles.none}>{text('passages.instead.none', { category })}</p>
    return (
      <div className={styles.instead}>
        <p className={styles.none}>{text('passages.instead.in-parts', { category, count: inParts })}</p>
        {toAll}
      </div>
    )
  }
  return (
    <section className={styles.instead}>
      <h3 className={styles.heading}>{text(onlyWhole ? 'passages.instead.whole' : 'passages.instead')}</h3>
      <ul className={styles.pieces}>
        {others.slice(0, MOST).map((piece) => (
          <Piece key={piece.card._id} piece={piece} />
        ))}
      </ul>
      {toAll}
    </section>
  )
}

function Piece({ piece: { card, fit, isEstimate } }: { piece: FittingPiece }) {
  const text = useText()
  const format = useFormat()
  const { offer, page, pictures } = useChosenOffer(shownProduct(card, { ...anyOffer, sizes: fit.sizes ?? [] }))
  const said = fitText(text, format, fit)
  return (
    <li className={styles.piece}>
      <div className={styles.frame}>
        <Picture picture={pictures[0]} sizes="72px" alt="" className={styles.picture} />
      </div>
      <div>
        <Link to={page} className={styles.name}>
          {card.name}
        </Link>
        <Price price={offer.price} oldPrice={offer.oldPrice} />
        <p className={styles.fit}>{isEstimate ? text('passages.fits.estimate', { fits: said }) : said}</p>
      </div>
    </li>
  )
}

/** The products of the same kind, as its page and breadcrumb name it. */
function listOfKind({ subCatId, catId }: Product): PieceList {
  return subCatId === null
    ? { key: `category ${catId}`, read: (page) => browserApi.productsOfCategory(catId, page) }
    : { key: `subcategory ${subCatId}`, read: (page) => browserApi.productsOfSubcategory(subCatId, page) }
}
