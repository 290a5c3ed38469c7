import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './footer.module.css'

/** What the law requires of a web shop in Nepal; missing details are left out. */
export function FooterLegal({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { phone } = useFormat()
  const { legalName, registrationNumber, vatNumber, portalListingNumber } = settings
  const { grievanceName, grievancePhone, grievanceEmail } = settings
  return (
    <section className={styles.legal} aria-label={text('footer.legal')}>
      <p className={styles.business}>
        {legalName || settings.name}, {settings.streetAddress}, {settings.city}
      </p>
      <dl className={styles.facts}>
        <Fact name={text('footer.registration')}>{registrationNumber}</Fact>
        <Fact name={text('footer.vat')}>{vatNumber}</Fact>
        <Fact name={text('footer.portal')}>{portalListingNumber}</Fact>
        <Fact name={<Link to={href('/grievance-officer')}>{text('footer.grievance')}</Link>}>
          {grievanceName !== '' && (
            <>
              {grievanceName}
              {grievancePhone !== '' && <a href={`tel:${grievancePhone}`}>{phone(grievancePhone)}</a>}
              {grievanceEmail !== '' && <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>}
            </>
          )}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
