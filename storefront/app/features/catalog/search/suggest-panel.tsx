import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode, RefObject } from 'react'
import { href } from 'react-router'
import type { SuggestedProduct } from '#contract/catalog/search.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { searchAddress } from '../listing/search-url.ts'
import { useMissingPrice } from '../listing/use-missing-price.ts'
import { conditionLabel } from './condition-label.ts'
import styles from './suggest-panel.module.css'
import { CategoryRow, LinkRow, ProductRow, TermRow } from './suggest-row.tsx'
import type { SuggestRows } from './suggest-rows.ts'
import type { Suggested, Suggestions } from './use-suggestions.ts'

const BLOCKS = [1, 2, 3]

type SuggestPanelProps = {
  anchor: RefObject<HTMLElement | null>
  query: string
  rows: SuggestRows
  suggestions: Suggestions
  onClearRecent: () => void
}

export function SuggestPanel({ anchor, query, rows, suggestions, onClearRecent }: SuggestPanelProps) {
  const text = useText()
  const { found, isLoading, isFirstOnItsWay } = suggestions
  return (
    // A landmark, like all content of a page.
    <Autocomplete.Portal render={<search aria-label={text('suggest.suggestions')} />}>
      <Autocomplete.Backdrop className={styles.scrim} />
      <Autocomplete.Positioner
        anchor={anchor}
        positionMethod="fixed"
        side="bottom"
        align="center"
        // On a phone the panel is wider than its field and fills the window.
        collisionAvoidance={{ side: 'none', align: 'shift', fallbackAxisSide: 'none' }}
        collisionPadding={0}
        className={styles.positioner}
      >
        {/* Not Autocomplete.Popup, which hides the rest of the page from screen readers. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must leave focus in the field */}
        <div
          className={query === '' ? styles.panel : `${styles.panel} ${styles.asked}`}
          aria-busy={isLoading}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Autocomplete.Status className="visually-hidden">
            <Status query={query} suggestions={suggestions} />
          </Autocomplete.Status>
          <Autocomplete.List aria-label={text('suggest.suggestions')} className={styles.list}>
            <div role="presentation" className={styles.scrolled}>
              {/* The status as it is seen: above what is found, which it takes along, it moves nothing that stays. */}
              <div aria-hidden="true">
                <Status query={query} suggestions={suggestions} />
              </div>
              {isFirstOnItsWay && <Blocks />}
              {rows.products.length > 0 && (
                <Group title={text('suggest.products')}>
                  {rows.products.map((row) => (
                    <ProductRow key={row.key} row={row} matches={found?.matches ?? []} />
                  ))}
                </Group>
              )}
              {rows.categories.length > 0 && (
                <Group title={text('suggest.categories')}>
                  {rows.categories.map((row) => (
                    <CategoryRow key={row.key} row={row} matches={found?.matches ?? []} />
                  ))}
                </Group>
              )}
              {rows.trending.length > 0 && <Terms rows={rows} onClearRecent={onClearRecent} />}
            </div>
            {rows.custom.map((row) => (
              <LinkRow key={row.key} row={row} to={customAddress(row.product, query)} className={styles.seeAll}>
                <span className={styles.seeAllText}>{text('suggest.custom')}</span>
                <Icon name="arrow-right" size={20} />
              </LinkRow>
            ))}
            {rows.seeAll.map((row) => (
              <LinkRow key={row.key} row={row} to={searchAddress(query)} className={styles.seeAll}>
                <span className={styles.seeAllText}>{text('suggest.see-all', { query })}</span>
                <Icon name="arrow-right" size={20} />
              </LinkRow>
            ))}
          </Autocomplete.List>
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}

function Terms({ rows, onClearRecent }: Pick<SuggestPanelProps, 'rows' | 'onClearRecent'>) {
  const text = useText()
  return (
    <div role="presentation" className={styles.terms}>
      <Group title={text('search.trend-title')}>
        {rows.trending.map((row) => (
          <TermRow key={row.key} row={row} icon={trending} />
        ))}
      </Group>
      {rows.recent.length > 0 && (
        <Group title={text('suggest.recent')}>
          {rows.recent.map((row) => (
            <TermRow key={row.key} row={row} icon={history} />
          ))}
          {rows.clearRecent.map((row) => (
            <Autocomplete.Item
              key={row.key}
              value={row}
              className={`${styles.row} ${styles.clear}`}
              onClick={(event) => {
                event.preventBaseUIHandler() // keeps the panel open
                onClearRecent()
              }}
            >
              {text('suggest.recent-clear')}
            </Autocomplete.Item>
          ))}
        </Group>
      )}
      {rows.ideas.length > 0 && (
        <Group title={text('suggest.ideas')}>
          {rows.ideas.map((row) => (
            <TermRow key={row.key} row={row} icon="search" />
          ))}
        </Group>
      )}
    </div>
  )
}

/** The form for an order to measure is on the page of each product. Without one the results lead to it. */
function customAddress(product: SuggestedProduct | undefined, query: string): string {
  return product ? `${href('/product/:id', { id: product._id })}#custom-order` : searchAddress(query)
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Autocomplete.Group className={styles.group}>
      <Autocomplete.GroupLabel className={styles.title}>{title}</Autocomplete.GroupLabel>
      {children}
    </Autocomplete.Group>
  )
}

/**
 * The panel's messages besides its rows; a mere count is for screen readers only. They name the words that were answered,
 * which may be earlier ones than those in the field.
 */
function Status({
  query,
  suggestions: { found, isLoading, hasFailed },
}: Pick<SuggestPanelProps, 'query' | 'suggestions'>) {
  const text = useText()
  const format = useFormat()
  if (query === '') return null
  if (hasFailed) {
    return <p className={styles.note}>{text(navigator.onLine ? 'suggest.failed' : 'suggest.offline')}</p>
  }
  if (!found) return isLoading && <p className="visually-hidden">{text('suggest.loading')}</p>
  const count = found.products.length + found.categories.length
  const { words, correctedQuery, unmet } = found
  if (count === 0) {
    const none = found.isCustom ? 'suggest.none-custom' : 'suggest.none'
    return <p className={styles.note}>{text(none, { query: words })}</p>
  }
  if (unmet.length > 0) return <UnmetNote found={found} />
  if (correctedQuery !== null) {
    return <p className={styles.note}>{text('suggest.corrected', { query: words, corrected: correctedQuery })}</p>
  }
  if (found.understood.length > 0) {
    const conditions = found.understood.map((condition) => conditionLabel(condition, text, format)).join(', ')
    return <p className={styles.note}>{text('search.showing', { conditions })}</p>
  }
  return <p className="visually-hidden">{text('suggest.count', { count })}</p>
}

type UnmetNoteProps = { found: Pick<Suggested, 'understood' | 'unmet' | 'hasWords'> }

/** Says that the products only come near to what the visitor typed. */
function UnmetNote({ found: { understood, unmet, hasWords } }: UnmetNoteProps) {
  const text = useText()
  const nearest = { without: unmet.map(({ kind }) => kind), hasWords }
  const missing = useMissingPrice({ nearest, understood: [...understood, ...unmet] })
  return <p className={styles.note}>{missing?.nothing ?? text('search.none-all')}</p>
}

/** Skeletons of the rows, visible only when loading is slow. */
function Blocks() {
  return (
    <div aria-hidden="true" className={styles.blocks}>
      {BLOCKS.map((block) => (
        <Skeleton key={block} className={styles.block} />
      ))}
    </div>
  )
}

const trending = 'M3.500 16.500l6-6 4 4 7-7M15.500 7.500h5v5'
const history = 'M4 4.500v4.500h4.500M4.400 9a8 8 0 1 1-.4 4M12 8v4.500l3 2'
