import { type ReactNode, type SubmitEvent, useDeferredValue, useMemo, useState } from 'react'
import { href } from 'react-router'
import { fitsInto, freeRectangles } from '#domain/planner/free-space.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import searchField from '../../ui/search-field.module.css'
import { loginPath, useSession } from '../accounts/session/session.ts'
import { useCart } from '../cart/cart-store.ts'
import { useMyList } from '../wishlist/list-store.ts'
import styles from './find-panel.module.css'
import { FoundRow } from './found-row.tsx'
import { OwnSource } from './own-source.tsx'
import { SwapPanel } from './swap-panel.tsx'
import { useFitting } from './use-fitting.ts'
import type { Fits } from './variant-for.ts'
import type { OpenPlan } from './open-plan.ts'
import { type Found, type FoundCategory, foundInCart, foundInList, PAGE_SIZE, useFoundInShop } from './use-found.ts'
import { usePlanState } from './open-plan.ts'
import type { Words } from './words.ts'
import './parts-messages.ts'

const sources = ['shop', 'cart', 'list', 'own'] as const
/** Pages that one press looks through for what fits. */
const PAGES_AT_ONCE = 10

/** What the list shows. It outlives the list, which a sheet takes away when it closes. */
type Finding = {
  source: (typeof sources)[number]
  /** Only what fits on the free floor. */
  isFitting: boolean
  typed: string
  /** What was searched for, and in which category; '' for all. */
  q: string
  category: string
  pages: number
}

export const firstFinding: Finding = { source: 'shop', isFitting: false, typed: '', q: '', category: '', pages: 1 }

export type FindProps = {
  open: OpenPlan
  words: Words
  categories: readonly FoundCategory[]
  /** The piece that the same form changes beside the plan at present. */
  changing?: PlannedPiece | undefined
}
type FindingProps = { finding: Finding; onFind: (finding: Finding) => void }

/** Furniture to put into the room: from the catalog, the cart or My List, on request only what fits. */
export function FindPanel({ open, words, categories, changing, finding, onFind }: FindProps & FindingProps) {
  const { text } = words
  const { plan, swapping } = usePlanState(open)
  const { source, isFitting } = finding
  const fits = useFreeFloor(plan, isFitting)
  const shared = { open, words, plan, fits }
  const fitsBox = (
    <Checkbox
      className={styles.fits}
      checked={isFitting}
      onChange={({ target }) => onFind({ ...finding, isFitting: target.checked, pages: 1 })}
    >
      {text('planner.only-fitting')}
    </Checkbox>
  )
  const leaving = plan.pieces.find(({ id }) => id === swapping)
  if (leaving && !leaving.own) return <SwapPanel open={open} words={words} plan={plan} piece={leaving} />
  return (
    <div className={styles.panel}>
      <div role="group" aria-label={text('planner.from')} className={styles.sources}>
        {sources.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.source}
            aria-pressed={one === source}
            onClick={() => onFind({ ...finding, source: one })}
          >
            {text(`planner.from.${one}`)}
          </button>
        ))}
      </div>
      {(source === 'cart' || source === 'list') && fitsBox}
      {source === 'shop' && (
        <FromShop {...shared} categories={categories} finding={finding} onFind={onFind} fitsBox={fitsBox} />
      )}
      {source === 'cart' && <FromCart {...shared} />}
      {source === 'list' && <FromList {...shared} />}
      {source === 'own' && <OwnSource open={open} words={words} changing={changing} />}
    </div>
  )
}

function useFreeFloor(plan: Plan, isWanted: boolean): Fits | undefined {
  const settled = useDeferredValue(plan)
  return useMemo(() => {
    if (!isWanted) return undefined
    const free = freeRectangles(settled)
    return (facts) => free.some((floor) => fitsInto(floor, facts))
  }, [settled, isWanted])
}

type FromProps = { open: OpenPlan; words: Words; plan: Plan; fits: Fits | undefined }

type FromShopProps = FromProps & FindingProps & Pick<FindProps, 'categories'> & { fitsBox: ReactNode }

function FromShop({ categories, finding, onFind, fitsBox, ...rows }: FromShopProps) {
  const { text } = rows.words
  const shop = useFitsInShop(finding, categories, rows)
  const { shown, isPending, hasFailed, retry } = shop
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind({ ...finding, q: finding.typed.trim(), pages: 1 })
  }
  return (
    <>
      <form
        role="search"
        aria-label={text('planner.search')}
        className={`${searchField.box} ${styles.search}`}
        onSubmit={search}
      >
        <input
          type="search"
          aria-label={text('planner.search')}
          placeholder={text('planner.search')}
          value={finding.typed}
          onChange={({ target }) => onFind({ ...finding, typed: target.value })}
        />
        <button type="submit" className={searchField.submit} aria-label={text('search.submit')}>
          <Icon name="search" size={20} />
        </button>
      </form>
      <div className={styles.categories} role="group" aria-label={text('categories.label')}>
        {[{ _id: '', name: text('planner.all') }, ...categories].map(({ _id, name }) => (
          <button
            key={_id}
            type="button"
            className={styles.source}
            aria-pressed={_id === finding.category}
            onClick={() => onFind({ ...finding, category: _id, pages: 1 })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.narrowed}>
        {fitsBox}
        <p role="status" className={styles.note}>
          {hasFailed ? text('planner.not-loaded') : foundText(shop, rows)}
        </p>
      </div>
      {hasFailed && (
        <Button kind="outline" size="small" onClick={retry}>
          {text('error.again')}
        </Button>
      )}
      <Rows found={shown} {...rows} />
      {shop.hasMore && !isPending && (
        <Button kind="outline" onClick={() => onFind({ ...finding, pages: finding.pages + 1 })}>
          {text(rows.fits ? 'planner.fit-more' : 'planner.more')}
        </Button>
      )}
    </>
  )
}

/**
 * What the shop's list shows. Where only what fits is wanted, further pages load by themselves until there is a page of
 * that: the shop's list does not know the plan.
 */
function useFitsInShop(finding: Finding, categories: FindProps['categories'], { plan, fits }: FromProps) {
  const about = `${finding.q} ${finding.category}`
  const [looked, setLooked] = useState({ about, pages: 1 })
  const lookedPages = looked.about === about ? looked.pages : 1
  const pages = fits ? Math.max(finding.pages, lookedPages) : finding.pages
  const shop = useFoundInShop({ ...finding, pages }, categories)
  const fitted = useFitting(shop.found, plan, fits)
  const [isPending, hasFailed] = [shop.isPending || fitted.isPending, shop.hasFailed || fitted.hasFailed]
  const hasMore = shop.found.length < shop.total && shop.found.length >= pages * PAGE_SIZE
  const isShort = fitted.fitting.length < finding.pages * PAGE_SIZE && pages < finding.pages * PAGES_AT_ONCE
  const goesOn = fits !== undefined && hasMore && isShort && !hasFailed
  if (goesOn && !isPending) setLooked({ about, pages: pages + 1 })
  const retry = () => {
    shop.retry()
    fitted.retry()
  }
  const { total } = shop
  return {
    shown: fitted.fitting,
    looked: shop.found.length,
    total,
    isPending: isPending || goesOn,
    hasFailed,
    hasMore,
    retry,
  }
}

function foundText(shop: ReturnType<typeof useFitsInShop>, { words: { text }, fits }: FromProps): string {
  const { shown, looked, total, isPending } = shop
  if (!fits) return isPending ? text('planner.searching') : text('planner.found', { count: total })
  if (isPending) return text('planner.fit-searching', { searched: looked, total })
  const count = shown.length
  return looked < total
    ? text('planner.fit-found', { count, searched: looked, total })
    : text('planner.fit-all', { count, total })
}

function FromCart(rows: FromProps) {
  const { text } = rows.words
  const { cart, hasFailed } = useCart()
  if (!cart) return <p role="status">{text(hasFailed ? 'planner.not-loaded' : 'planner.searching')}</p>
  const found = foundInCart(cart)
  return found.length === 0 ? <p>{text('planner.cart-empty')}</p> : <Rows found={found} {...rows} />
}

function FromList(rows: FromProps) {
  const { status } = useSession()
  const { text } = rows.words
  if (status === 'member') return <FromMyList {...rows} />
  return (
    <>
      <p>{text('planner.list-login')}</p>
      <LinkButton kind="outline" size="small" to={loginPath(href('/planner'))}>
        {text('header.login')}
      </LinkButton>
    </>
  )
}

function FromMyList(rows: FromProps) {
  const { text } = rows.words
  const { list, hasFailed } = useMyList()
  if (!list) return <p role="status">{text(hasFailed ? 'planner.not-loaded' : 'planner.searching')}</p>
  const found = foundInList(list.items)
  return found.length === 0 ? <p>{text('planner.list-empty')}</p> : <Rows found={found} {...rows} />
}

function Rows({ found, ...shared }: FromProps & { found: readonly Found[] }) {
  return (
    <ul className={styles.rows}>
      {found.map((one) => (
        <FoundRow key={`${one.productId} ${one.variantId ?? ''}`} found={one} {...shared} />
      ))}
    </ul>
  )
}
