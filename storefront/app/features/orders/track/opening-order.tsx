import { useText } from '../../../messages/text.ts'
import styles from './track-page.module.css'

/** Stands for the number, which only the browser knows; no text of the page has it. */
const NUMBER = '#'
/** Written into the page, so anything but a number of ours stays out. */
const ORDER_NUMBER = '^KA-\\d{6}-[0-9A-Z]{8}$'

/**
 * Runs while the page is being read, long before the scripts have come: a link that names an order shows its number in
 * place of the form next to it.
 */
const nameOrder = `{const given=new URLSearchParams(location.search),number=given.get("order"),[opening,form]=document.currentScript.parentElement.children
if(given.get("key")&&/${ORDER_NUMBER}/.test(number)){opening.firstChild.textContent=opening.firstChild.textContent.replace("${NUMBER}",number)
opening.hidden=false
form.hidden=true}}`

/** Says in the served page which order a link is opening. The script follows the form that it hides. */
export function OpeningServed() {
  return (
    <div hidden className={styles.opening} suppressHydrationWarning>
      <Opening orderId={NUMBER} />
    </div>
  )
}

export function OpeningScript() {
  return <script dangerouslySetInnerHTML={{ __html: nameOrder }} />
}

function Opening({ orderId }: { orderId: string }) {
  const text = useText()
  return (
    <>
      <p role="status" suppressHydrationWarning>
        {text('track.opening', { orderId })}
      </p>
      <progress aria-hidden="true" />
    </>
  )
}
