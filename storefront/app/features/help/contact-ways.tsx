import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { whatsappUrl } from '../chat/app-urls.ts'
import styles from './contact-ways.module.css'

type ContactWaysProps = {
  settings: ShopSettings
  /** Below the ways. */
  children: ReactNode
}

/** Phone, email and WhatsApp, each with its Contact Now link. */
export function ContactWays({ settings: { phone, email, whatsapp }, children }: ContactWaysProps) {
  const text = useText()
  const format = useFormat()
  const ways = [
    { name: 'phone', icon: 'phone', said: format.phone(phone), url: `tel:${phone}` },
    { name: 'email', icon: 'mail', said: email, url: `mailto:${email}` },
    { name: 'whatsapp', icon: 'whatsapp', said: format.phone(whatsapp), url: whatsappUrl(whatsapp) },
  ] as const
  return (
    <section aria-labelledby="help-contact">
      <h2 id="help-contact" className={styles.heading}>
        {text('help.contact')}
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ name, icon, said, url }) => (
          <li key={name} className={styles.way}>
            <Icon name={icon} size={28} />
            <h3 className={styles.title}>{text(`help.${name}`)}</h3>
            <p className={styles.said}>{said}</p>
            <a
              href={url}
              className={styles.now}
              aria-label={text('help.contact-now-by', { way: text(`help.${name}`) })}
              {...(name === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
            >
              {text('help.contact-now')}
            </a>
          </li>
        ))}
      </ul>
      <Link to={href('/contact')} className={styles.form}>
        {text('help.form')}
      </Link>
      {children}
    </section>
  )
}
