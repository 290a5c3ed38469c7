import { type ReactNode, useId, useMemo, useRef } from 'react'
import { href, Link } from 'react-router'
import type { Color } from '#contract/catalog/colors.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { AddButton } from '../../cart/add/add-button.tsx'
import { PromiseLine } from '../../delivery-zones/promise/promise-line.tsx'
import { pieceOf } from '../card/shown-product.ts'
import { colorOf } from '../colors.ts'
import { SizeSelect } from './size-select.tsx'
import { StockLine } from '../stock-line.tsx'
import { variantSearch } from '../product/variant-search.ts'
import { Swatch } from '../swatch.tsx'
import { compareSearch } from './compare-search.ts'
import { dropCompared } from './drop-compared.ts'
import type { ComparisonRow } from './comparison-rows.ts'
import styles from './comparison-table.module.css'
import { GetsInSlot } from './gets-in-slot.tsx'
import type { ComparedProduct } from './load-comparison.ts'

const PICTURE_SIZES = '(width >= 768px) 260px, 45vw'

const StickyNames = lazyPart(() => import('./sticky-names.tsx'))

type ComparisonTableProps = {
  products: readonly ComparedProduct[]
  rows: readonly ComparisonRow[]
  onlyDifferences: boolean
}

/** A column per product. A table that is too wide scrolls inside itself, and its row headers stay. */
export function ComparisonTable({ products, rows, onlyDifferences }: ComparisonTableProps) {
  const text = useText()
  const captionId = useId()
  const scroller = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const names = useMemo(() => products.map(({ name }) => name), [products])
  const afterPrice = rows.findIndex(({ kind }) => kind === 'price') + 1
  const rowOf = (row: ComparisonRow) => <Row key={row.label} row={row} products={products} />
  return (
    <div>
      <StickyNames names={names} scroller={scroller} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
      <div ref={scroller} className={styles.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className="visually-hidden">
            {text('comparison.title')}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">{text('comparison.product')}</span>
              </th>
              {products.map((product) => (
                <th key={product._id} scope="col">
                  <ProductHead product={product} products={products} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, afterPrice).map(rowOf)}
            <GetsInSlot products={products} onlyDifferences={onlyDifferences} />
            {rows.slice(afterPrice).map(rowOf)}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Row({ row, products }: { row: ComparisonRow; products: readonly ComparedProduct[] }) {
  const text = useText()
  return (
    <tr className={row.differs ? styles.differs : undefined}>
      <th scope="row">
        {text(row.label)}
        {row.differs && <span className="visually-hidden"> {text('comparison.differs')}</span>}
      </th>
      {products.map((product, at) => (
        <td key={product._id}>{cellOf(row, product, row.values[at] ?? [])}</td>
      ))}
    </tr>
  )
}

type ProductHeadProps = { product: ComparedProduct; products: readonly ComparedProduct[] }

/** The button is a link to the page without the product, so it works without scripts, and Back restores the product. */
function ProductHead({ product, products }: ProductHeadProps) {
  const text = useText()
  const format = useFormat()
  const { color, size, type } = product.offer
  const choice = format.choice(choiceName({ color: colorOf(product.colors, color), size, type }))
  const page = href('/product/:id', { id: product._id }) + variantSearch(product.offer)
  const others = products.filter((other) => other !== product)
  const rest = href('/compare') + compareSearch(others.map(({ compared }) => compared))
  return (
    <div className={styles.head}>
      <Link to={page} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Picture picture={product.picture} sizes={PICTURE_SIZES} alt="" />
      </Link>
      <Link to={page} className={styles.name}>
        {product.name}
      </Link>
      {choice !== '' && <span className={styles.choice}>{choice}</span>}
      {product.sizes.length > 1 && <SizeSelect product={product} products={products} />}
      <AddButton product={product} offer={product.offer} className={styles.add} />
      <Link
        to={rest}
        className={styles.remove}
        aria-label={text('compare.remove', { product: product.name })}
        data-removes={product._id}
        preventScrollReset
        onClick={() => dropCompared(product._id)}
      >
        <Icon name="close" size={20} />
      </Link>
    </div>
  )
}

function cellOf({ kind }: ComparisonRow, product: ComparedProduct, values: readonly string[]): ReactNode {
  if (kind === 'price') return <Price price={product.offer.price} oldPrice={product.offer.oldPrice} />
  if (kind === 'rating') return <Stars rating={product.rating} count={product.reviewCount} />
  if (kind === 'stock') return <StockLine countInStock={product.offer.countInStock} isCounted={false} />
  if (kind === 'delivery') return <PromiseLine piece={pieceOf(product, product.offer)} />
  if (kind === 'colors' && product.colors.length > 0) return <Colors colors={product.colors} />
  return <Words values={values} />
}

function Colors({ colors }: { colors: readonly Color[] }) {
  return (
    <ul>
      {colors.map((color) => (
        <li key={color.slug} className={styles.color}>
          <Swatch color={color} />
          {color.name}
        </li>
      ))}
    </ul>
  )
}

function Words({ values }: { values: readonly string[] }) {
  const text = useText()
  if (values.length === 0) return <span className={styles.unknown}>{text('product.unknown')}</span>
  if (values.length === 1) return values[0]
  return (
    <ul>
      {values.map((value, at) => (
        <li key={at}>{value}</li>
      ))}
    </ul>
  )
}
