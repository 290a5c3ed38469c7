import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { choiceWords } from '../choice-words.ts'
import { searchAddress } from '../listing/search-url.ts'
import { variantSearch } from '../product/variant-search.ts'
import { markedParts } from './marked-parts.ts'
import type { SuggestRow, SuggestRows } from './suggest-rows.ts'
import styles from './suggest-panel.module.css'

type LinkRowProps = { row: SuggestRow; to: string; className?: string | undefined; children: ReactNode }

/** A row that is a real link, so it can also open in another tab. */
export function LinkRow({ row, to, className, children }: LinkRowProps) {
  const look = className ? `${styles.row} ${className}` : styles.row
  return (
    <Autocomplete.Item value={row} className={look} render={<Link to={to} tabIndex={-1} />}>
      {children}
    </Autocomplete.Item>
  )
}

type FoundProps<Kind extends keyof SuggestRows> = { row: SuggestRows[Kind][number]; matches: readonly string[] }

export function ProductRow({ row, matches }: FoundProps<'products'>) {
  const text = useText()
  const format = useFormat()
  const { _id, name, price, color, size, picture, categoryName } = row.product
  const page = href('/product/:id', { id: _id }) + variantSearch({ color, size, type: null })
  return (
    <LinkRow row={row} to={page} className={styles.product}>
      <span className={styles.picture}>
        <Picture picture={picture ?? undefined} sizes="56px" alt="" />
      </span>
      <span className={styles.words}>
        <Marked name={name} matches={matches} />
        <span className={styles.soft}>
          {[categoryName, choiceWords(text, format, { color: null, size, type: null })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.price}>{format.money(price)}</span>
    </LinkRow>
  )
}

export function CategoryRow({ row, matches }: FoundProps<'categories'>) {
  const text = useText()
  const { _id, name, parent } = row.category
  const to = parent
    ? href('/productListing/subcategory/:subcategoryId', { subcategoryId: _id })
    : href('/productListing/category/:categoryId', { categoryId: _id })
  return (
    <LinkRow row={row} to={to}>
      <span>
        <Marked name={name} matches={matches} />
        {parent && <span className={styles.soft}> {text('suggest.in-category', { category: parent.name })}</span>}
      </span>
    </LinkRow>
  )
}

export function TermRow({ row, icon }: { row: SuggestRows['recent'][number]; icon: IconName }) {
  return (
    <LinkRow row={row} to={searchAddress(row.term)}>
      <span className={styles.icon}>
        <Icon name={icon} size={18} />
      </span>
      <span className={styles.term}>{row.term}</span>
    </LinkRow>
  )
}

function Marked({ name, matches }: { name: string; matches: readonly string[] }) {
  return (
    <span>
      {markedParts(name, matches).map(({ text, isMarked }, at) =>
        isMarked ? (
          <mark key={at} className={styles.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
