import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { href, useLocation } from 'react-router'
import { browserApi } from '../../../api.ts'
import { useText } from '../../../messages/text.ts'
import { queryClient } from '../../../query-client.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Container } from '../../../ui/container.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { picturesIn } from '../colors.ts'
import styles from './compare-bar.module.css'
import { CompareLink } from './compare-link.tsx'
import { comparedChoice, compareSearch } from './compare-search.ts'
import { dropCompared } from './drop-compared.ts'
import { type Compared, comparedId, MAX_COMPARED, readCompared, writeCompared } from './compared.ts'
import { listedKinds } from './listed-kinds.ts'
import { forgetOthers, isSeen } from './seen-compared.ts'

type CompareBarProps = {
  compared: readonly Compared[]
  /** Whether the last of them was chosen on this page. */
  isChosenHere: boolean
}

/**
 * Chosen products at the bottom of the window. The bar has its own space at the end of the page and covers nothing. In the
 * listing of a category that has none of them, and once they were compared, it is only a link within the list.
 */
export default function CompareBar({ compared, isChosenHere }: CompareBarProps) {
  const ids = compared.map(comparedId)
  const text = useText()
  const { pathname, search } = useLocation()
  const bar = useRef<HTMLElement>(BEFORE_MOUNT)
  const query = { queryKey: ['cards', ids], queryFn: () => browserApi.cards(ids), placeholderData: keepPreviousData }
  const { data: cards, isPlaceholderData, isPending } = useQuery(query, queryClient)
  useEffect(() => {
    if (!cards || isPlaceholderData) return
    const found = new Set(cards.map(({ _id }) => _id))
    compared
      .map(comparedId)
      .filter((id) => !found.has(id))
      .forEach(dropCompared)
  }, [compared, cards, isPlaceholderData])

  useEffect(() => {
    forgetOthers(compared)
    // Without any product left there is no bar.
    return () => forgetOthers(readCompared())
  }, [compared])

  const remove = (id: string, at: number) => {
    const buttons = [...bar.current.querySelectorAll<HTMLElement>('li button')]
    const next = buttons[at + 1] ?? buttons[at - 1]
    dropCompared(id)
    // The bar is always in view, and the space that the page keeps for it would have it scroll.
    if (next) next.focus({ preventScroll: true })
    else leave()
  }
  const link = {
    to: href('/compare') + compareSearch(compared),
    children: text('compare.count', { count: ids.length }),
  }
  const aside = <CompareLink {...link} />
  if (isSeen(compared)) return aside
  const listed = listedKinds(pathname, search)
  if (listed && !isChosenHere) {
    // Only the products tell which of the two it is.
    if (isPending) return null
    if (cards && !cards.some(({ catId, subCatId }) => listed.has(catId) || (subCatId && listed.has(subCatId)))) {
      return aside
    }
  }
  return (
    <section ref={bar} className={styles.bar} aria-label={text('compare.bar')}>
      <Container className={styles.inner}>
        <ul className={styles.products}>
          {compared.map((entry, at) => {
            const id = comparedId(entry)
            const product = cards?.find(({ _id }) => _id === id)
            const color = comparedChoice(entry).get('color')
            const label = product ? text('compare.remove', { product: product.name }) : text('compare.remove-unknown')
            return (
              <li key={id}>
                <button type="button" className={styles.product} aria-label={label} onClick={() => remove(id, at)}>
                  {product ? (
                    <Picture picture={picturesIn(color, product.pictures)[0]} sizes="56px" alt="" />
                  ) : (
                    <Skeleton />
                  )}
                  <span className={styles.cross}>
                    <Icon name="close" size={14} />
                  </span>
                </button>
              </li>
            )
          })}
          {Array.from({ length: MAX_COMPARED - ids.length }, (_, at) => (
            <li key={at} aria-hidden="true" className={styles.free} />
          ))}
        </ul>
        <Button kind="quiet" size="small" className={styles.clear} onClick={clear}>
          {text('compare.clear')}
        </Button>
        <LinkButton size="small" className={styles.compare} {...link} />
      </Container>
    </section>
  )
}

function clear(): void {
  writeCompared([])
  leave()
}

/** Moves the focus, since the focused element disappears with the bar. */
function leave(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
