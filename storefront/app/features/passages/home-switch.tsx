import type { ChangeEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { GETS_IN_HASH } from '../catalog/listing/gets-in.ts'
import { useIsMeasured } from './use-is-measured.ts'

const loadMeasures = () => import('./measures-panel.tsx')

/** Narrows a listing to what gets into the shopper's home. Without measures it asks for them first. */
export default function HomeSwitch({ isOn }: { isOn: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isMeasured = useIsMeasured()
  const { Panel: MeasuresPanel, isOpen, open, close } = useLazyPanel(loadMeasures)
  const turn = (hash: string) => void navigate({ search, hash }, { replace: true, preventScrollReset: true })
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (isOn) return turn('')
    if (isMeasured) return turn(GETS_IN_HASH)
    // Some browsers do not focus what is clicked, and closing the panel returns the focus to it.
    currentTarget.focus()
    return open()
  }
  const showWhatGetsIn = () => {
    close()
    turn(GETS_IN_HASH)
  }
  return (
    <>
      <Checkbox autoComplete="off" checked={isOn} onChange={toggle}>
        {text('listing.gets-in')}
      </Checkbox>
      {MeasuresPanel && <MeasuresPanel isOpen={isOpen} onClose={close} onDone={showWhatGetsIn} />}
    </>
  )
}
