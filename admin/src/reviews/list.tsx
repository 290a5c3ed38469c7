import { Rating, Stack } from '@mui/material'
import StarIcon from '@mui/icons-material/StarBorderOutlined'
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin'
import type { StaffReview } from '#contract/admin/reviews.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { t } from '../language/t.ts'
import { AnswerBox, Words } from '../ui/customers-words.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { productLink } from '../ui/product-link.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { ReviewActs } from './review-acts.tsx'

const stars = [5, 4, 3, 2, 1].map((id) => ({ id, name: t('%{count} star |||| %{count} stars', { count: id }) }))

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Review, product or name')} alwaysOn />,
  <NullableBooleanInput key="isAnswered" source="isAnswered" label={t('Answered')} alwaysOn />,
  <SelectInput key="rating" source="rating" choices={stars} label={t('Stars')} alwaysOn />,
  <NullableBooleanInput key="hidden" source="hidden" label={t('Hidden')} />,
  <NullableBooleanInput key="withPhotos" source="withPhotos" label={t('With photos')} />,
]

const empty = (
  <EmptyState
    icon={StarIcon}
    title={t('No reviews yet')}
    text={t('Customers can review a product after its delivery.')}
  />
)

const Column = DataTable.Col<StaffReview>

/** Product reviews by customers. */
export default function ReviewList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title={t('Reviews')}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="createdAt" label={t('Written')} render={({ createdAt }) => whenText(createdAt)} />
        <Column source="product.name" label={t('Product')} disableSort render={productLink} />
        <Column source="rating" label={t('Stars')} render={starsOf} />
        <Column source="comment" label={t('Review')} disableSort render={(review) => <Review review={review} />} />
        <Column
          label={t('Actions')}
          disableSort
          cellSx={() => ({ whiteSpace: 'nowrap' })}
          render={(review) => <ReviewActs review={review} />}
        />
      </DataTable>
    </List>
  )
}

function starsOf({ rating }: StaffReview) {
  return <Rating value={rating} readOnly size="small" getLabelText={starText} />
}

function starText(count: number): string {
  return t('%{count} Star |||| %{count} Stars', { count })
}

function Review({ review }: { review: StaffReview }) {
  const { comment, userName, isVerified, hidden, hiddenBy, photos, answer, answeredBy } = review
  return (
    <Stack sx={{ gap: 0.5, maxWidth: '70ch' }}>
      {hidden && (
        <StatusChip
          tone="danger"
          label={hiddenBy === null ? t('Hidden') : t('Hidden by %{name}', { name: hiddenBy })}
        />
      )}
      <Words words={comment} by={isVerified ? t('%{name}, verified purchase', { name: userName }) : userName} />
      {photos.length > 0 && (
        <Stack direction="row" sx={{ gap: 1 }}>
          {photos.map(({ id, width }) => (
            <img
              key={id}
              src={pictureUrl(id, pictureWidths(width)[0]!, 'webp')}
              alt={t('Attached to the review')}
              width={72}
              height={72}
              loading="lazy"
              style={{ objectFit: 'cover', borderRadius: 6 }}
            />
          ))}
        </Stack>
      )}
      {answer !== '' && (
        <AnswerBox>
          <Words words={answer} by={answeredBy ?? t('Kastha')} />
        </AnswerBox>
      )}
    </Stack>
  )
}
