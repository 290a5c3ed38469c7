import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../messages/text.ts'
import { GETS_IN_HASH } from '../catalog/listing/gets-in.ts'
import styles from './home-switch.module.css'

/** Narrows a listing to what gets into the shopper's home. */
export default function HomeSwitch({ isOn }: { isOn: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const toggle = () =>
    void navigate({ search, hash: isOn ? '' : GETS_IN_HASH }, { replace: true, preventScrollReset: true })
  return (
    <label className={styles.switch}>
      <input type="checkbox" autoComplete="off" checked={isOn} onChange={toggle} />
      {text('passages.fitting')}
    </label>
  )
}
