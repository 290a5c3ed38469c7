import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { SearchPage } from './load-search.ts'
import styles from './nearest-note.module.css'
import { quoteAddress } from './quote-address.ts'

/** Leads a search for furniture made to measure to the form for it, which is on the page of each product. */
export default function CustomNote({ found: { products } }: { found: Pick<SearchPage, 'products'> }) {
  const text = useText()
  const [first] = products
  return (
    <div className={styles.note}>
      <Icon name="info" size={20} />
      <p>
        <strong>{text('search.made-to-size')}</strong> {text('search.quote-how')}
      </p>
      {first && (
        <div className={styles.ways}>
          <Link to={quoteAddress(first)} className={styles.way}>
            {text('search.quote')}
          </Link>
        </div>
      )}
    </div>
  )
}
