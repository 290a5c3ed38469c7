import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './still-questions.module.css'

export function StillQuestions({ settings: { phone, email } }: { settings: ShopSettings }) {
  const text = useText()
  const format = useFormat()
  return (
    <section className={styles.still} aria-labelledby="help-still">
      <h2 id="help-still" className={styles.title}>
        {text('help.still')}
      </h2>
      <p>{text('help.still-text')}</p>
      <ul className={styles.ways}>
        <li>
          <a href={`mailto:${email}`} className={styles.way}>
            <Icon name="mail" size={20} />
            {text('help.still-mail', { email })}
          </a>
        </li>
        <li>
          <a href={`tel:${phone}`} className={styles.way}>
            <Icon name="phone" size={20} />
            {text('help.still-call', { phone: format.phone(phone) })}
          </a>
        </li>
        <li>
          <Link to={href('/measuring-visit')} className={styles.way}>
            <Icon name="ruler" size={20} />
            {text('help.still-visit')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
