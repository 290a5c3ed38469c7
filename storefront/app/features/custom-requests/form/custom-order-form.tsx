import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import {
  ANOTHER_COLOR,
  CUSTOM_SIZE_CM,
  MAX_CUSTOM_INSTRUCTIONS_LENGTH,
  MAX_CUSTOM_NAME_LENGTH,
  MAX_CUSTOM_PHOTOS,
  sizesInShop,
  whyWords,
} from '#domain/custom-requests/request-form.ts'
import { furnitureKind, isLainOn } from '#domain/catalog/furniture-kind.ts'
import type { Product, Variant } from '#contract/catalog/products.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextField } from '../../../ui/field.tsx'
import { focusFirstWrong } from '../../../ui/form-problems.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PhotoField } from '../../../ui/photo-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { usePhotos } from '../../../ui/use-photos.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { useSession } from '../../accounts/session/session.ts'
import { colorOf } from '../../catalog/colors.ts'
import { OWN_COLOR } from '../../catalog/product/panels/tab-link.tsx'
import { drawnSize } from '../../catalog/product/size-guide/dimension-drawing.tsx'
import { SendPlan } from '../../planner/send-plan.tsx'
import { needMessages } from '../../../messages/load-messages.ts'
import { answersOf, withCentimeters } from './answers.ts'
import { checkDraft, checkedFields, type CustomErrors, type Way } from './check-draft.ts'
import { ColorChoice } from './color-choice.tsx'
import { type CustomDraft, emptyDraft, readDraft, writeDraft } from './custom-draft.ts'
import styles from './custom-order.module.css'
import { CustomOutline } from './custom-outline.tsx'
import { EmailField } from './email-field.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { mailUrl, requestMessage } from './request-message.ts'
import type { SentRequest } from './sent-dialog.tsx'
import { sideLabel } from './side-label.ts'
import { SizeField } from './size-field.tsx'
import { SizeQuestion, useSizeQuestion } from './size-question.tsx'
import { useSending } from './use-sending.ts'
import { wantedColor } from './wanted-color.ts'
import { whatsappUrl } from '../../chat/app-urls.ts'

await needMessages('accounts', 'forms', 'session')

const loadSentDialog = () => import('./sent-dialog.tsx')

export type CustomOrderFormProps = {
  product: Product
  /** The color and size chosen on the page. */
  chosen: Variant
  /** Absolute URL of the product page. */
  url: string
  shop: Pick<ShopSettings, 'phone' | 'whatsapp' | 'email'>
  /** Called once the form is rendered and may hold answers. */
  onStanding: () => void
}

/** A phone number with its country code and generous spacing. */
const MAX_PHONE_LENGTH = 24
const sizeFields = ['width', 'height', 'depth'] as const

/**
 * Requests furniture in the shopper's own size. A shopper who would rather write finds the
 * request handed to their own WhatsApp or mail program.
 */
export default function CustomOrderForm({ product, chosen, url, shop, onStanding }: CustomOrderFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const [known] = useState(() => readDraft(product._id))
  const [draft, setDraft] = useState(known)
  /** How the shopper last tried to send it, which decides what is missing. */
  const [tried, setTried] = useState<Way>()
  const [handedTo, setHandedTo] = useState<Exclude<Way, 'shop'>>()
  const [sent, setSent] = useState<SentRequest>()
  const [sentCount, setSentCount] = useState(0)
  const photos = usePhotos(MAX_CUSTOM_PHOTOS)
  const dialog = useLazyPanel(loadSentDialog)
  const wanted = wantedColor(draft, product, colorOf(product.colors, chosen.color))
  const drawn = drawnSize(product, chosen)
  const typed = answersOf(draft, drawn, chosen)
  const answers = withCentimeters(typed)
  const colorSlug = product.colors.length === 0 ? undefined : (wanted?.slug ?? ANOTHER_COLOR)
  const sending = useSending({ product, color: colorSlug }, photos, (request) => {
    setSent(request)
    setSentCount((before) => before + 1)
    setDraft(emptyDraft)
    setTried(undefined)
    photos.clear()
    dialog.open()
  })
  useOwnColor(() => setDraft((before) => ({ ...before, color: ANOTHER_COLOR })))
  useKnownPerson((person) => setDraft((before) => ({ ...before, ...withoutTyped(person, before) })))
  useEffect(() => {
    if (draft !== known) writeDraft(product._id, draft)
  }, [product._id, draft, known])
  useEffect(onStanding, [onStanding])

  const why = whyWords({ ...answers, color: colorSlug, photos: photos.chosen.length }, sizesInShop(product))
  const shown = tried && checkDraft(answers, tried, why)
  const errors = shown && 'errors' in shown ? shown.errors : {}
  const change = (changed: Partial<CustomDraft>) => {
    setDraft((before) => ({ ...before, ...changed }))
    setHandedTo(undefined)
    setSent(undefined)
    sending.forget()
  }
  const asking = useSizeQuestion(form, draft, change)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const way = wayOf(submitter)
    setTried(way)
    const checked = checkDraft(answers, way, why)
    if ('errors' in checked) return void focusFirstWrong(form.current, checkedFields, checked.errors)
    if (asking.ask(submitter)) return
    if (way === 'shop') return void sending.send(answers, plannedIn(form.current))
    const colorName = colorSlug === ANOTHER_COLOR ? text('custom-form.color.another') : wanted?.name
    const message = requestMessage(text, checked.order, {
      name: product.name,
      color: colorName,
      isLainOn: isLainOn(furnitureKind(product)),
      url,
    })
    if (way === 'whatsapp') window.open(whatsappUrl(shop.whatsapp, message), '_blank', 'noopener')
    else
      window.open(mailUrl(shop.email, text('custom-form.request.subject', { product: product.name }), message), '_self')
    setHandedTo(way)
  }
  const field = (name: (typeof checkedFields)[number]) => ({
    name,
    isMarked: true,
    required: true,
    label: text(isSide(name) ? sideLabel(name, product) : `custom-form.${name}`),
    value: typed[name],
    error: errorText(text, errors[name]) ?? sending.refused.fields[name],
  })
  return (
    <form ref={form} className={styles.form} noValidate aria-label={text('custom.title')} onSubmit={send}>
      <fieldset className={styles.fields} disabled={sending.isBusy}>
        <p className={styles.required}>
          {text('custom-form.no-return')} {text('custom-form.required')}
        </p>
        <div className={styles.whole}>
          <TextField
            {...field('name')}
            autoComplete="name"
            maxLength={MAX_CUSTOM_NAME_LENGTH}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </div>
        <EmailField
          {...field('email')}
          shopPhone={shop.phone}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <div className={styles.sizes}>
          {sizeFields.map((name) => (
            <SizeField
              key={name}
              {...field(name)}
              min={CUSTOM_SIZE_CM.least}
              max={CUSTOM_SIZE_CM.most}
              autoComplete="off"
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        <div className={styles.whole}>
          <p className={styles.unitHint}>
            <span>{text('custom-form.unit-hint')}</span>{' '}
            <Link to={href('/measuring-visit')}>{text('custom-form.visit')}</Link>
          </p>
          <SizeQuestion label={(side) => field(side).label} asking={asking} />
        </div>
        <CustomOutline draft={draft} answers={answers} product={product} drawn={drawn} />
        <ColorChoice
          colors={product.colors}
          chosen={wanted?.slug ?? ANOTHER_COLOR}
          onChoose={(slug) => change({ color: slug })}
        />
        <MaterialChoice chosen={draft.material} onChoose={(material) => change({ material })} />
        <div className={styles.whole}>
          <Field
            label={text('custom-form.instructions')}
            hint={text('custom-form.instructions-hint')}
            error={errorText(text, errors.instructions) ?? sending.refused.fields['instructions']}
            isMarked={why !== undefined}
          >
            {(control) => (
              <textarea
                {...control}
                required={why !== undefined}
                name="instructions"
                rows={3}
                maxLength={MAX_CUSTOM_INSTRUCTIONS_LENGTH}
                value={draft.instructions}
                onChange={(event) => change({ instructions: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        <div className={styles.whole}>
          <PhotoField
            photos={photos}
            label={text('custom-form.photos')}
            hint={text('custom-form.photos-hint')}
            error={sending.refused.fields['photos']}
          />
          {photos.chosen.length > 0 && <RefusalNote>{sending.refused.fields['photos']}</RefusalNote>}
        </div>
        <SendPlan
          key={sentCount}
          className={styles.whole}
          hint={text('custom-form.plan-hint')}
          error={sending.refused.fields['plan']}
        />
      </fieldset>
      <div className={styles.actions}>
        <SubmitButton busy={sending.isBusy || photos.isPreparing}>{text('custom-form.send')}</SubmitButton>
        <p className={styles.ways}>
          {text('custom-form.or')}
          <Button type="submit" name="way" value="whatsapp" kind="quiet" size="small">
            <Icon name="whatsapp" size={20} />
            {text('custom-form.send-whatsapp')}
          </Button>
          <Button type="submit" name="way" value="email" kind="quiet" size="small">
            <Icon name="mail" size={20} />
            {text('custom-form.send-email')}
          </Button>
        </p>
      </div>
      <div className={styles.whole}>
        <RefusalNote>{sending.refused.note}</RefusalNote>
      </div>
      <p className={styles.handed} role="status">
        {handedTo && text(`custom-form.handed-to-${handedTo}`)}
        {sent && text('custom-form.sent-number', { number: sent.number })}
      </p>
      {sent && dialog.Panel && <dialog.Panel sent={sent} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </form>
  )
}

function wayOf(button: HTMLElement | null): Way {
  const way = button?.getAttribute('value')
  return way === 'whatsapp' || way === 'email' ? way : 'shop'
}

/** The room plan as text, if its box is ticked. */
function plannedIn(form: HTMLFormElement): string | undefined {
  const plan = new FormData(form).get('plan')
  return typeof plan === 'string' ? plan : undefined
}

/** Asks for a color of the shopper's own, if they came by the link of that name. */
function useOwnColor(choose: () => void): void {
  const { state } = useLocation()
  const isAsked = state === OWN_COLOR
  const chooseIt = useEffectEvent(choose)
  useEffect(() => {
    if (isAsked) chooseIt()
  }, [isAsked])
}

/** Contact data of the account. */
function useKnownPerson(fill: (person: Pick<CustomDraft, 'name' | 'email' | 'phone'>) => void): void {
  const { user } = useSession()
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    if (user) fillIn({ name: user.name, email: user.email, phone: user.mobile })
  }, [user])
}

/** Keeps what the shopper typed. */
function withoutTyped<Known extends Partial<CustomDraft>>(known: Known, typed: CustomDraft): Partial<Known> {
  const blank = Object.entries(known).filter(([field]) => typed[field as keyof CustomDraft] === '')
  return Object.fromEntries(blank) as Partial<Known>
}

function errorText(text: Text, error: CustomErrors[keyof CustomErrors]): string | undefined {
  if (error === undefined) return undefined
  return error === 'size' ? text('custom-form.error.size', CUSTOM_SIZE_CM) : text(`custom-form.error.${error}`)
}

function isSide(name: (typeof checkedFields)[number]): name is (typeof sizeFields)[number] {
  return sizeFields.some((side) => side === name)
}
