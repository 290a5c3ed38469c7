import { href, Link } from 'react-router'
import { VAT_PERCENT } from '#domain/money.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterFold } from './footer-fold.tsx'
import { FooterHighlights } from './footer-highlights.tsx'
import { FooterLegal } from './footer-legal.tsx'
import { FooterSocial } from './footer-social.tsx'
import styles from './footer.module.css'
import { topCategories, type Shell } from './load-shell.ts'

const companyLinks = [
  ['footer.about', href('/about')],
  ['footer.projects', href('/our-projects')],
  ['footer.planner', href('/planner')],
  ['footer.stores', href('/stores')],
  ['footer.contact-us', href('/contact')],
  ['footer.grievance', href('/grievance-officer')],
] as const

const helpLinks = [
  ['footer.help-center', href('/help-center')],
  ['footer.track-order', href('/track-order')],
  ['footer.measuring-visit', href('/measuring-visit')],
  ['footer.user-guide', href('/user-guide')],
  ['footer.shipping-policy', href('/shipping-policy')],
  ['footer.return-policy', href('/return-policy')],
  ['footer.security-guidelines', href('/security-guidelines')],
  ['footer.privacy-policy', href('/privacy-policy')],
  ['footer.terms-of-service', href('/terms-of-service')],
] as const

export function Footer({ shell: { settings, categories } }: { shell: Shell }) {
  const text = useText()
  const format = useFormat()
  return (
    <footer className={styles.footer}>
      <Container>
        <FooterHighlights settings={settings} freeShippingOver={format.money(settings.freeShippingOver)} />
        <div className={styles.columns}>
          <FooterContact settings={settings} />
          <FooterFold title={text('footer.products')}>
            {topCategories(categories).map(({ _id, name }) => (
              <li key={_id}>
                <Link to={href('/productListing/category/:categoryId', { categoryId: _id })}>{name}</Link>
              </li>
            ))}
          </FooterFold>
          <FooterFold title={text('footer.company')}>
            <Links links={companyLinks} />
          </FooterFold>
          <FooterFold title={text('footer.help')}>
            <Links links={helpLinks} />
          </FooterFold>
          <FooterSocial settings={settings} />
        </div>
        <p className={styles.buying}>
          <Link to={href('/return-policy')}>{text('shop.returns')}</Link>
          <span>
            {text('footer.pay', { ways: settings.payments.map((one) => text(`shop.pay.${one}`)).join(', ') })}
          </span>
        </p>
        <FooterLegal settings={settings} />
        <p className={styles.end}>
          {text('footer.copyright', {
            year: format.digits(String(currentYear())),
            name: settings.name,
            percent: VAT_PERCENT,
          })}
        </p>
      </Container>
    </footer>
  )
}

function Links({ links }: { links: typeof companyLinks | typeof helpLinks }) {
  const text = useText()
  return links.map(([name, path]) => (
    <li key={path}>
      <Link to={path}>{text(name)}</Link>
    </li>
  ))
}

function currentYear(): number {
  return new Date().getUTCFullYear()
}
