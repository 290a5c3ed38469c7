import type { ShopSettings } from '#contract/settings.ts'
import { namedDays } from '#domain/stores/opening-hours.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { useText, type Text } from '../../messages/text.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './footer.module.css'

type HighlightsProps = { settings: ShopSettings; freeShippingOver: string }

export function FooterHighlights({ settings, freeShippingOver }: HighlightsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className={styles.highlights}>
      <Highlight icon="truck" title={text('footer.free-shipping')}>
        {text('footer.free-shipping-text', { amount: freeShippingOver })}
      </Highlight>
      <Highlight icon="store" title={text('footer.visit')}>
        {`${settings.streetAddress}, ${settings.city}`}
      </Highlight>
      <Highlight icon="phone" title={text('footer.support')}>
        {settings.hours.map((hours) => hoursText(hours, text, format)).join(', ')}
      </Highlight>
      <Highlight icon="shield" title={text('footer.trust')}>
        {text('footer.trust-text')}
      </Highlight>
    </ul>
  )
}

function Highlight({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <li className={styles.highlight}>
      <Icon name={icon} size={28} />
      <p className={styles.highlightTitle}>{title}</p>
      <p className={styles.highlightText}>{children}</p>
    </li>
  )
}

/** Formats `Mon-Fri 9-8`. */
function hoursText({ days, opens, closes }: ShopSettings['hours'][number], text: Text, format: Formats): string {
  const name = namedDays(days, format.weekday)
  return text('footer.hours', { days: name, opens: format.clock(opens), closes: format.clock(closes) })
}
