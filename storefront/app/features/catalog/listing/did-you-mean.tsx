import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import styles from './did-you-mean.module.css'
import { searchAddress } from './search-url.ts'

/** Links to similar searches. */
export default function DidYouMean({ queries }: { queries: readonly string[] }) {
  const text = useText()
  if (queries.length === 0) return null
  return (
    <nav aria-label={text('search.did-you-mean')} className={styles.asked}>
      <p>{text('search.did-you-mean')}</p>
      <ul className={styles.queries}>
        {queries.map((query) => (
          <li key={query}>
            <Link to={searchAddress(query)} className={styles.query}>
              {text('search.quoted', { query })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
