import { useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { browserApi } from '../../api.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ShellCategory } from './load-shell.ts'
import styles from './mega-menu.module.css'

type PromoProps = { category: ShellCategory; columns: number }

/**
 * The room's own picture, loaded with the first menu, since no page needs it earlier. Caption and picture lead to the room,
 * and Shop Now leads to all products as specified.
 */
export function MegaMenuPromo({ category, columns }: PromoProps) {
  const text = useText()
  const { data: categories, isPending } = useQuery({ queryKey: ['categories'], queryFn: browserApi.categories })
  const picture = categories?.find(({ _id }) => _id === category._id)?.pictures[0]
  return (
    <aside className={styles.promo} style={{ gridColumn: `span ${columns}` }}>
      <span className={styles.promoFrame}>{!isPending && <Picture picture={picture} sizes="240px" alt="" />}</span>
      <div className={styles.promoWords}>
        <p className={styles.promoTitle}>
          <Link to={href('/productListing/category/:categoryId', { categoryId: category._id })}>
            {text('categories.explore', { category: category.name })}
          </Link>
        </p>
        <LinkButton size="small" className={styles.promoAll} to={href('/productListing')}>
          {text('categories.shop-now')}
        </LinkButton>
      </div>
    </aside>
  )
}
