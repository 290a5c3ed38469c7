import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CUSTOM_SIZE_CM, MAX_CUSTOM_INSTRUCTIONS_LENGTH, MAX_CUSTOM_NAME_LENGTH } from '#domain/custom-order.ts'
import { MAX_EMAIL_LENGTH } from '#domain/email.ts'
import type { Product } from '#contract/products.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText, type Text } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkDraft, checkedFields, type CustomErrors } from './check-draft.ts'
import { type CustomDraft, readDraft, writeDraft } from './custom-draft.ts'
import styles from './custom-order.module.css'
import { CustomOutline } from './custom-outline.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { mailUrl, requestMessage } from './request-message.ts'
import { SizeField } from './size-field.tsx'
import { whatsappUrl } from './whatsapp-url.ts'

export type CustomOrderFormProps = {
  product: Product
  /** The product's page, whole. */
  url: string
  shop: Pick<ShopSettings, 'whatsapp' | 'email'>
  /** Called once it stands, with answers to lose. */
  onStanding: () => void
}

type Way = 'whatsapp' | 'email'
/** A number with its country, generously spaced. */
const MAX_PHONE_LENGTH = 24
const sizeFields = ['width', 'height', 'depth'] as const

/**
 * Asks for furniture to a shopper's own size. Once everything is right, the request is handed to their own WhatsApp or
 * mail program: nothing goes to the shop before they send it there.
 */
export default function CustomOrderForm({ product, url, shop, onStanding }: CustomOrderFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [known] = useState(() => readDraft(product._id))
  const [draft, setDraft] = useState(known)
  const [wasTried, setWasTried] = useState(false)
  const [handedTo, setHandedTo] = useState<Way>()
  useEffect(() => {
    if (draft !== known) writeDraft(product._id, draft)
  }, [product._id, draft, known])
  useEffect(onStanding, [onStanding])

  const checked = checkDraft(draft)
  const errors = wasTried && 'errors' in checked ? checked.errors : {}
  const change = (changed: Partial<CustomDraft>) => {
    setDraft((before) => ({ ...before, ...changed }))
    setHandedTo(undefined)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    if ('errors' in checked) return void focusFirstWrong(form.current!, checkedFields, checked.errors)
    const way: Way = event.nativeEvent.submitter?.getAttribute('value') === 'email' ? 'email' : 'whatsapp'
    const message = requestMessage(text, checked.order, { name: product.name, url })
    if (way === 'whatsapp') window.open(whatsappUrl(shop.whatsapp, message), '_blank', 'noopener')
    else
      window.open(mailUrl(shop.email, text('custom-form.request.subject', { product: product.name }), message), '_self')
    setHandedTo(way)
  }
  const field = (name: (typeof checkedFields)[number]) => ({
    name,
    isMarked: true,
    required: true,
    label: text(`custom-form.${name}`),
    value: draft[name],
    error: errorText(text, errors[name]),
  })
  return (
    <form ref={form} className={styles.form} noValidate aria-label={text('custom.title')} onSubmit={send}>
      <p className={styles.required}>{text('custom-form.required')}</p>
      <div className={styles.whole}>
        <TextField
          {...field('name')}
          autoComplete="name"
          maxLength={MAX_CUSTOM_NAME_LENGTH}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
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
      <CustomOutline draft={draft} product={product} />
      <MaterialChoice chosen={draft.material} onChoose={(material) => change({ material })} />
      <div className={styles.whole}>
        {/* Its label says so, but the request can be sent without. */}
        <Field label={text('custom-form.instructions')} hint={text('custom-form.instructions-hint')} isMarked>
          {(control) => (
            <textarea
              {...control}
              name="instructions"
              rows={3}
              maxLength={MAX_CUSTOM_INSTRUCTIONS_LENGTH}
              value={draft.instructions}
              onChange={(event) => change({ instructions: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button type="submit" name="way" value="whatsapp">
          <Icon name="whatsapp" size={20} />
          {text('custom-form.send-whatsapp')}
        </Button>
        <Button type="submit" name="way" value="email" kind="outline">
          <Icon name="mail" size={20} />
          {text('custom-form.send-email')}
        </Button>
      </div>
      <p className={styles.handed} role="status">
        {handedTo && text(`custom-form.handed-to-${handedTo}`)}
      </p>
    </form>
  )
}

function errorText(text: Text, error: CustomErrors[keyof CustomErrors]): string | undefined {
  if (error === undefined) return undefined
  return error === 'size' ? text('custom-form.error.size', CUSTOM_SIZE_CM) : text(`custom-form.error.${error}`)
}
