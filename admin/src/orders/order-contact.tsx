import { Box, Stack, Typography } from '@mui/material'
import { BooleanInput, NumberInput, TextInput, required } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminOrder, OrderContact } from '#contract/admin/orders.ts'
import { put } from '../api.ts'
import { floorText } from '../fulfilment/deliveries/delivery-words.tsx'
import { formats, said, t, tNodes } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActForm } from '../ui/act-form.tsx'
import { MapLink } from '../ui/map-link.tsx'
import { markOf, PlaceInputs, positionOf } from './place-inputs.tsx'
import { RecipientInputs } from './recipient-inputs.tsx'
import { PagePart } from '../ui/page-part.tsx'

/** Card with the customer, phone number and delivery address. */
export function OrderContactCard({ order }: { order: AdminOrder }) {
  const { order: shown, userId, language, contact, contactWhy, isForgotten } = order
  const mayWork = useCan('orders.work')
  const mayChange = mayWork && contactWhy === null
  return (
    <PagePart title={t('Customer')} action={mayChange && <ChangeContact order={order} />}>
      {isForgotten ? (
        <Typography variant="body2">{t('The customer’s personal data was deleted.')}</Typography>
      ) : (
        <Stack sx={{ gap: 0.75 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {userId === null ? (
              t('%{name} (guest)', { name: shown.name })
            ) : (
              <Link to={`/customers/${userId}/show`}>{shown.name}</Link>
            )}
          </Typography>
          <a href={`tel:${contact.phone}`}>{formats.phone(contact.phone)}</a>
          {shown.email === '' ? (
            <Typography variant="body2">{t('No email address. Messages go to the phone by SMS.')}</Typography>
          ) : (
            <Box component="a" href={`mailto:${shown.email}`} sx={{ overflowWrap: 'anywhere' }}>
              {shown.email}
            </Box>
          )}
          <Recipient contact={contact} />
          <Typography variant="body2">
            {shown.address}
            {contact.zip !== '' && `, ${contact.zip}`}
          </Typography>
          <MapLink position={contact.position} />
          {contact.floor !== null && <Typography variant="body2">{floorText(contact)}</Typography>}
          <Said label={t('Access')} words={contact.access} />
          <Said label={t('Customer’s note')} words={contact.note} />
          <Typography variant="caption" color="text.secondary">
            {t('Language: %{language}', { language: language === 'ne' ? t('Nepali') : t('English') })}
            {contactWhy !== null && ` · ${t('Cannot be changed: %{why}', { why: said(contactWhy) })}`}
          </Typography>
        </Stack>
      )}
    </PagePart>
  )
}

/** Somebody else who receives the order and is called. */
function Recipient({
  contact: { recipient_name: name, recipient_phone: phone, is_gift: isGift },
}: {
  contact: OrderContact
}) {
  if (name === '') return null
  const person = (
    <>
      {name}, <a href={`tel:${phone}`}>{formats.phone(phone)}</a>
    </>
  )
  return (
    <Typography variant="body2">
      <strong>{t('Recipient:')}</strong>{' '}
      {isGift ? tNodes('%{person}. A gift: no amounts on the packing slip', { person }) : person}
    </Typography>
  )
}

function Said({ label, words }: { label: string; words: string }) {
  if (words === '') return null
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <strong>{label}:</strong> {words}
    </Typography>
  )
}

/** `mark` is the position as text. */
type ContactForm = Omit<OrderContact, 'position'> & { mark: string }

function ChangeContact({ order: { id, contact, order } }: { order: AdminOrder }) {
  const isCollected = order.method === 'pickup'
  const follows = [
    t(
      'The district stays %{district}, because the fee and the delivery date depend on it. A manager changes it with “Edit order”.',
      { district: formats.place(order.district) },
    ),
    ...(isCollected && contact.recipient_name !== ''
      ? [t('The recipient is removed, since the buyer collects it.')]
      : []),
  ]
  return (
    <ActForm<ContactForm>
      label={t('Edit')}
      title={t('Edit contact and delivery address')}
      text={follows.join(' ')}
      yes={t('Save')}
      done={t('Delivery details updated')}
      begin={() => ({
        ...contact,
        phone: contact.phone.replace(/^\+977/, ''),
        recipient_phone: contact.recipient_phone.replace(/^\+977/, ''),
        mark: markOf(contact.position),
        ...(isCollected && { recipient_name: '', recipient_phone: '', is_gift: false }),
      })}
      act={(values) => put(`/orders/${id}/contact`, asSent(values))}
    >
      <TextInput source="phone" label={t('Phone')} type="tel" validate={required()} />
      {!isCollected && <RecipientInputs />}
      <PlaceInputs district={order.district} />
      {contact.floor !== null && (
        <>
          <NumberInput
            source="floor"
            label={t('Floor (0 = ground floor)')}
            min={0}
            max={50}
            step={1}
            validate={required()}
          />
          <BooleanInput source="hasLift" label={t('Lift available')} />
          <TextInput source="access" label={t('Access notes (lanes, stairs)')} multiline />
        </>
      )}
      <TextInput source="note" label={t('Customer’s note')} multiline />
    </ActForm>
  )
}

/** Converts the form's values to the API's format: react-admin's inputs use null for empty texts. */
function asSent({ version, ward, mark, floor, hasLift, is_gift, ...texts }: ContactForm): OrderContact {
  const { phone, recipient_name, recipient_phone, city, street_address, landmark, apartment, zip, access, note } = texts
  return {
    version,
    floor,
    hasLift,
    ward,
    position: positionOf(mark),
    phone: phone ?? '',
    recipient_name: recipient_name ?? '',
    recipient_phone: recipient_phone ?? '',
    is_gift,
    city: city ?? '',
    street_address: street_address ?? '',
    landmark: landmark ?? '',
    apartment: apartment ?? '',
    zip: zip ?? '',
    access: access ?? '',
    note: note ?? '',
  }
}
