import ClientsIcon from '@mui/icons-material/HandshakeOutlined'
import type { Client } from '#contract/admin/content/clients.ts'
import { t } from '../../language/t.ts'
import { OrderedList } from '../ordered-list.tsx'
import { NepaliMark } from '../schedule-parts.tsx'
import { Thumbnail } from '../../media/pictures/thumbnail.tsx'

/** Clients whose logos the home page shows. */
export default function ClientList() {
  return (
    <OrderedList<Client>
      title={t('Clients')}
      icon={ClientsIcon}
      emptyText={t('The home page shows your clients’ logos.')}
      writes="content.write"
      nameOf={({ name }) => name}
      renderPicture={({ logoPictureId }) => logoPictureId && <Thumbnail id={logoPictureId} />}
      renderDetails={({ sector, translations }) => (
        <>
          {sector}
          <NepaliMark isMissing={!translations?.ne?.name} />
        </>
      )}
    />
  )
}
