import { Alert, Stack, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminCustomRequest } from '#contract/admin/custom-requests.ts'
import { depositOf } from '#domain/custom-requests/custom-quote.ts'
import { AssignmentBar } from '../assignments/assignment-bar.tsx'
import { dayText } from '../fulfilment/deliveries/delivery-words.tsx'
import { said, t } from '../language/t.ts'
import { PlanPart } from '../planner/plan-part.tsx'
import { Facts } from '../ui/facts.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { OrderLink, PhoneLink } from '../ui/record-links.tsx'
import { RecordPage } from '../ui/record-page.tsx'
import { ShopperPhotos } from '../ui/shopper-photos.tsx'
import { OrderStatus } from '../ui/status-chip.tsx'
import { CustomActs } from './custom-acts.tsx'
import { CustomStatus, sizeText, stageWords } from './custom-words.tsx'
import { PieceDrawing } from './piece-drawing.tsx'
import { RequestHistory } from './request-history.tsx'

/** Page of one custom request. */
export default function CustomShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Request />
    </Show>
  )
}

function Request() {
  const request = useRecordContext<AdminCustomRequest>()
  if (!request) return null
  const { number, instructions, material, madeAfter, color, photos, plan, quotes, order, steps } = request
  return (
    <RecordPage
      title={t('Custom piece %{number}', { number })}
      state={<CustomStatus request={request} />}
      acts={<CustomActs request={request} />}
      bar={<AssignmentBar kind="custom-request" id={request.id} assignment={request.assignment} />}
      aside={
        <>
          <Sender request={request} />
          <RequestHistory request={request} />
        </>
      }
    >
      <PagePart title={t('Request')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <PieceDrawing {...request} />
          <Facts
            facts={[
              [t('Width × depth × height'), sizeText(request)],
              [t('Material'), said(material)],
              [t('Based on'), madeAfter === null ? t('Customer’s own design') : madeAfter.name],
              [t('Color'), color === null ? t('Not chosen') : color.name],
              [t('Instructions'), instructions === '' ? t('None') : instructions],
            ]}
          />
        </Stack>
      </PagePart>
      <PagePart title={t('Photos')}>
        <ShopperPhotos ids={photos} name={t('Custom piece %{number}', { number })} />
      </PagePart>
      {plan && <PlanPart plan={plan} />}
      {quotes.length > 0 && <Offers quotes={quotes} />}
      {order && (
        <PagePart title={t('Order')}>
          <Facts
            facts={[
              [t('Order'), <OrderLink key="order" id={order.id} number={order.number} />],
              [t('Order status'), <OrderStatus key="state" state={order.state} />],
              ...steps.map(({ stage, note, at }) => {
                return [stageWords[stage], note === '' ? whenText(at) : `${whenText(at)}\n${note}`] as const
              }),
            ]}
          />
          {steps.length === 0 && order.state === 'pending' && (
            <Alert severity="info">{t('Production starts once the deposit is paid.')}</Alert>
          )}
        </PagePart>
      )}
    </RecordPage>
  )
}

function Offers({ quotes }: { quotes: AdminCustomRequest['quotes'] }) {
  return (
    <PagePart title={quotes.length === 1 ? t('Quote') : t('Quotes')}>
      <Stack sx={{ gap: 2 }}>
        {quotes.map(({ id, price, weeks, validUntil, note, at, isOpen }, place) => (
          <div key={id}>
            {place === 1 && <Typography color="text.secondary">{t('Replaced by the quote above:')}</Typography>}
            <Facts
              facts={[
                [t('Price'), t('%{price}, excluding delivery', { price: moneyText(price) })],
                [t('Deposit'), t('%{deposit} plus half of the delivery fee', { deposit: moneyText(depositOf(price)) })],
                [t('Production time'), t('%{count} week |||| %{count} weeks', { count: weeks })],
                [
                  t('Valid until'),
                  place === 0 && !isOpen ? t('%{day}, closed', { day: dayText(validUntil) }) : dayText(validUntil),
                ],
                [t('Our message'), note],
                [t('Sent'), whenText(at)],
              ]}
            />
          </div>
        ))}
      </Stack>
    </PagePart>
  )
}

function Sender({ request: { name, email, phone, userId, language } }: { request: AdminCustomRequest }) {
  return (
    <PagePart title={t('Customer')}>
      <Facts
        facts={[
          [
            t('Name'),
            userId === null ? (
              name
            ) : (
              <Link key="name" to={`/customers/${userId}/show`}>
                {name}
              </Link>
            ),
          ],
          [
            t('Email'),
            email === '' ? (
              ''
            ) : (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [t('Phone'), phone && <PhoneLink key="phone" phone={phone} />],
          [t('Language'), language === 'ne' ? t('Nepali') : t('English')],
        ]}
      />
    </PagePart>
  )
}
