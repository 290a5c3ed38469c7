import { href } from 'react-router'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import { useWithNext } from './next-path.ts'

/** Links to registration and login, for a browser where no email waits for a code. */
export function NobodyWaiting() {
  const text = useText()
  return (
    <div className={styles.form}>
      <LinkButton to={useWithNext(href('/register'))} size="large">
        {text('register.title')}
      </LinkButton>
      <LinkButton to={useWithNext(href('/login'))} size="large" kind="outline">
        {text('register.login')}
      </LinkButton>
      <p className={styles.other}>{text('verify.nobody-hint')}</p>
    </div>
  )
}
