import { useText } from '../../storefront/app/messages/text.ts'
import { Icon } from '../../storefront/app/ui/icon.tsx'
import { useDay, waitingActs } from './device/day-state.ts'
import { again } from './device/session.ts'
import { icons } from './icon-paths.ts'

/** How many acts wait on this device, and who has to do what about them. */
export function QueueBanner() {
  const text = useText()
  const day = useDay()
  const { me, isOnline, isSending, trouble } = day
  const waiting = waitingActs(day)
  const own = waiting.filter(({ staffId }) => staffId === me?.id)
  const others = Map.groupBy(
    waiting.filter(({ staffId }) => staffId !== me?.id),
    ({ staffName }) => staffName,
  )
  return (
    <>
      {trouble !== null && (
        <section className="banner" role="status">
          <Icon name="user" size={28} />
          <p>
            {text(
              trouble === 'login'
                ? 'drive.login.again'
                : trouble === 'totp'
                  ? 'drive.login.totp'
                  : 'drive.login.not-allowed',
            )}
          </p>
          <a href="#/login">{text('drive.login.submit')}</a>
        </section>
      )}
      {own.length > 0 && (
        <section className="banner" role="status">
          <Icon name={icons['cloud-off']} size={28} />
          <div>
            <p className="strong">{text('drive.queue.waiting', { count: own.length })}</p>
            <p>{text('drive.queue.keep-working')}</p>
          </div>
          {isOnline && trouble === null && (
            <button type="button" className="link" disabled={isSending} onClick={() => void again()}>
              {text('drive.queue.send')}
            </button>
          )}
        </section>
      )}
      {[...others].map(([name, acts]) => (
        <section key={name} className="banner" role="status">
          <Icon name={icons['cloud-off']} size={28} />
          <div>
            <p className="strong">{text('drive.queue.other', { count: acts.length, name })}</p>
            <p>{text('drive.queue.other-login', { name })}</p>
          </div>
        </section>
      ))}
    </>
  )
}
