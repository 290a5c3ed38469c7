import { href, Link } from 'react-router'
import { VAT_PERCENT } from '#domain/money.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FooterFold } from './footer-fold.tsx'
import { FooterHighlights } from './footer-highlights.tsx'
import styles from './footer.module.css'
import { topCategories, type Shell } from './load-shell.ts'
import logo from './logo.svg'

export function Footer({ shell: { settings, categories } }: { shell: Shell }) {
  const text = useText()
  const format = useFormat()
  return (
    <footer className={styles.footer}>
      <Container>
        <FooterHighlights settings={settings} freeShippingOver={format.money(settings.freeShippingOver)} />
        <div className={styles.columns}>
          <section className={styles.contact} aria-label={text('footer.contact')}>
            <img src={logo} width={191} height={46} alt={settings.name} loading="lazy" />
            <p className={styles.tagline}>{settings.tagline}</p>
            <address>
              <ul>
                <li>
                  <Icon name="pin" size={20} />
                  <a href={settings.mapUrl}>
                    {settings.streetAddress}, {settings.city} {format.digits(settings.postalCode)}
                  </a>
                </li>
                <li>
                  <Icon name="phone" size={20} />
                  <a href={`tel:${settings.phone}`}>{format.phone(settings.phone)}</a>
                </li>
                <li>
                  <Icon name="mail" size={20} />
                  <a href={`mailto:${settings.email}`}>{settings.email}</a>
                </li>
              </ul>
            </address>
          </section>
          <FooterFold title={text('footer.products')}>
            {topCategories(categories).map(({ _id, name }) => (
              <li key={_id}>
                <Link to={href('/productListing/category/:categoryId', { categoryId: _id })}>{name}</Link>
              </li>
            ))}
          </FooterFold>
          {settings.social.length > 0 && (
            <section aria-labelledby="footer-follow">
              <h2 id="footer-follow" className={styles.heading}>
                {text('footer.follow')}
              </h2>
              <ul className={styles.social}>
                {settings.social.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} rel="noopener" aria-label={`${settings.name}, ${network}`}>
                      <Icon name={network} size={20} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.end}>
          <p>
            {text('footer.copyright', {
              year: format.digits(String(currentYear())),
              name: settings.name,
              percent: VAT_PERCENT,
            })}
          </p>
          <Link to={href('/track-order')}>{text('header.track-order')}</Link>
        </div>
      </Container>
    </footer>
  )
}

function currentYear(): number {
  return new Date().getUTCFullYear()
}
