import BannersIcon from '@mui/icons-material/ViewCarouselOutlined'
import type { Banner } from '#contract/admin/content/banners.ts'
import { t } from '../../language/t.ts'
import { OrderedList } from '../ordered-list.tsx'
import { NepaliMark, ScheduleState } from '../schedule-parts.tsx'
import { Thumbnail } from '../../media/pictures/thumbnail.tsx'

/** Banners of the home page. */
export default function BannerList() {
  return (
    <OrderedList<Banner>
      title={t('Banners')}
      icon={BannersIcon}
      emptyText={t('Banners at the top of the home page have a picture, a title and a link.')}
      writes="content.write"
      nameOf={({ title }) => title}
      renderPicture={({ images: [first] }) => first && <Thumbnail id={first.pictureId} />}
      renderDetails={(banner) => (
        <>
          <ScheduleState {...banner} />
          <NepaliMark isMissing={!banner.translations?.ne?.title} />
        </>
      )}
    />
  )
}
