import { href } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from './nothing-found.module.css'
import TrendingTerms from './trending-terms.tsx'

type NothingFoundProps = {
  query: string
  /** What the search asks for, as typed, if the shop sells no such thing. */
  notSold: string | undefined
}

/** A search without results, with terms that have some. */
export default function NothingFound({ query, notSold }: NothingFoundProps) {
  const text = useText()
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon="search"
        title={text('search.none', { query })}
        action={
          <LinkButton to={href('/productListing')} kind="outline">
            {text('listing.browse-all')}
          </LinkButton>
        }
      >
        {notSold === undefined ? text('search.none-text') : text('search.not-sold', { goods: notSold })}
      </EmptyState>
      <TrendingTerms />
    </div>
  )
}
