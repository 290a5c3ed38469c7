import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { trendingTerms } from '../search/terms.ts'
import { searchAddress } from './search-url.ts'
import styles from './trending-terms.module.css'

/** Terms that always have results. */
export default function TrendingTerms() {
  const text = useText()
  return (
    <nav aria-label={text('search.trending')} className={styles.trending}>
      <p className={styles.title}>{text('search.trending')}</p>
      <ul className={styles.terms}>
        {trendingTerms.map((key) => (
          <li key={key}>
            <Link to={searchAddress(text(key))} className={styles.term}>
              {text(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
