import { useRef, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { keep, readKept } from '../../storage.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { useNear } from '../../ui/use-near.ts'
import { BuyingFacts } from './buying-facts.tsx'
import styles from './delivery-box.module.css'
import { DeliveryRows, type DeliveryTerms } from './delivery-rows.tsx'
import { DistrictChoice } from './district-choice.tsx'
import type { UsualDays } from './load-usual-days.ts'
import { type Delivery, useDelivery } from './use-delivery.ts'

/**
 * Delivery time and cost. The served page shows the usual times. The dates of a visitor's district depend on visitor
 * and time, so scripts fill them into the same rows.
 */
export function DeliveryBox({ usual, terms }: { usual: UsualDays | undefined; terms: DeliveryTerms | undefined }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const [district, choose] = useDistrict()
  // Live when the visitor chooses, not when a remembered district fills in after loading.
  const [isLive, setLive] = useState(false)
  const { delivery, retry } = useDelivery(useNear(box))
  const zone = zoneOf(delivery, district)
  return (
    <>
      <div ref={box} className={styles.box}>
        <Icon name="truck" size={22} />
        <div className={styles.content}>
          <p className={styles.title}>{text('delivery.title')}</p>
          <DistrictChoice
            district={district}
            provinces={delivery?.provinces}
            onChoose={choose}
            onReach={() => setLive(true)}
            retry={retry}
          />
          <div className={styles.answer} aria-live={isLive ? 'polite' : undefined}>
            {delivery && zone ? (
              <delivery.EstimateRows zone={zone} terms={terms} holidays={delivery.holidays} />
            ) : (
              <DeliveryRows usual={usual} terms={terms} />
            )}
          </div>
        </div>
      </div>
      {terms && <BuyingFacts payments={terms.payments} />}
    </>
  )
}

/** Returns the chosen district, '' for none. A remembered one is known only once scripts run. */
function useDistrict() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<string>()
  const choose = (district: string) => {
    setChosen(district)
    writeDistrict(district)
  }
  return [chosen ?? (isHydrated ? readDistrict() : ''), choose] as const
}

/** A district without a zone is served by arrangement; an unknown one counts as no choice. */
function zoneOf(delivery: Delivery | undefined, name: string) {
  const known = delivery?.provinces.flatMap(({ districts }) => districts).find((district) => district.name === name)
  if (!delivery || !known) return undefined
  return delivery.zones.find(({ _id }) => _id === known.zoneId) ?? { standard: null, express: null }
}

const STORAGE_KEY = 'deliveryDistrict'

/** Returns the district last chosen in this browser, for every product page; '' for none. */
function readDistrict(): string {
  return readKept(STORAGE_KEY) ?? ''
}

/** @param district  '' clears the choice */
function writeDistrict(district: string): void {
  keep(STORAGE_KEY, district || null)
}
