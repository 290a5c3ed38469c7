import StoresIcon from '@mui/icons-material/StorefrontOutlined'
import type { Store } from '#contract/admin/stores.ts'
import { OrderedList } from '../content/ordered-list.tsx'
import { NepaliMark } from '../content/schedule-parts.tsx'
import { formats, t } from '../language/t.ts'

/** Showrooms. */
export default function StoreList() {
  return (
    <OrderedList<Store>
      title={t('Showrooms')}
      icon={StoresIcon}
      emptyText={t('Showrooms appear in the shop with their address, opening hours and directions.')}
      writes="content.write"
      nameOf={({ name }) => name}
      renderDetails={({ streetAddress, city, district, translations }) => (
        <>
          {streetAddress}, {city}, {formats.place(district)}
          <NepaliMark isMissing={!translations?.ne?.name} />
        </>
      )}
    />
  )
}
