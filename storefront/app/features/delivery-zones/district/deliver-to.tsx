import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { useDistrict } from './district.ts'
import styles from './deliver-to.module.css'

const loadPanel = () => import('./district-panel.tsx')

/** The district for which the shop shows costs and days of delivery. It opens the choice of another one. */
export function DeliverTo() {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const isHydrated = useHydrated()
  const { Panel: DistrictPanel, isOpen, close, opener } = useLazyPanel(loadPanel)
  return (
    <>
      <button type="button" className={`${styles.button} needs-script`} {...opener}>
        <Icon name="pin" size={22} />
        <span className={styles.words}>
          {text('district.deliver-to')}{' '}
          <b data-served={!isHydrated || undefined}>
            {district === '' ? text('district.choose') : format.place(district)}
          </b>
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {DistrictPanel && <DistrictPanel isOpen={isOpen} onClose={close} />}
    </>
  )
}
