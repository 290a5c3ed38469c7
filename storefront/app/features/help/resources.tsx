import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { drawing } from '../../ui/drawing.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './resources.module.css'

const book = 'M5 4.500h11.500a2 2 0 0 1 2 2v13H7a2 2 0 0 1-2-2zM5 17.500a2 2 0 0 1 2-2h11.500'

const pages = [
  { name: 'user-guide', icon: book },
  { name: 'shipping-policy', icon: 'truck' },
  { name: 'return-policy', icon: 'bag' },
  { name: 'security-guidelines', icon: 'shield' },
  { name: 'privacy-policy', icon: 'user' },
  { name: 'terms-of-service', icon: 'info' },
] as const

const arrow = drawing('arrow-right')

/** Links to the detailed pages. */
export function Resources() {
  const text = useText()
  return (
    <nav aria-labelledby="help-resources">
      <h2 id="help-resources" className={styles.heading}>
        {text('help.resources')}
      </h2>
      <ul className={styles.pages} style={arrow}>
        {pages.map(({ name, icon }) => (
          <li key={name}>
            <Link to={href(`/${name}`)} className={styles.page}>
              <Icon name={icon} size={22} />
              {text(`help.resource.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
